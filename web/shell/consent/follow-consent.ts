import { isAnalyticsAllowed } from '@/client/consent/stored-choice'

const pixelCookies = /(?:^|; )_fb[pc]=/

/** Reports the page to the ad pixel, or removes the pixel. Called on each page and after each consent choice. */
export async function followConsent(pixelId: string) {
  const isAllowed = isAnalyticsAllowed()
  // Without consent and without a pixel to remove, its code is not loaded.
  if (!isAllowed && !window.fbq && !pixelCookies.test(document.cookie)) return
  const { trackPage, removePixel } = await import('./pixel')
  if (isAllowed && isAnalyticsAllowed()) trackPage(pixelId)
  else removePixel()
}
