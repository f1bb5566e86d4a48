import { isAnalyticsAllowed } from '@/client/consent/stored-choice'

const cookies = /(?:^|; )_fb[pc]=/

/** On each page and after each choice: reports the page to the pixel, or silences and removes it. */
export async function followConsent(pixelId: string) {
  const isAllowed = isAnalyticsAllowed()
  // Most visitors never load what deals with the pixel.
  if (!isAllowed && !window.fbq && !cookies.test(document.cookie)) return
  const { trackPage, removePixel } = await import('./pixel')
  if (isAllowed && isAnalyticsAllowed()) trackPage(pixelId)
  else removePixel()
}
