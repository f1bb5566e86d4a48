import { isAnalyticsAllowed } from '@/client/consent/stored-choice'

const cookies = /(?:^|; )_fb[pc]=/

/** On each page and after each choice: the pixel hears of the page, or is silent and forgotten. */
export async function followConsent(pixelId: string) {
  const isAllowed = isAnalyticsAllowed()
  // Most visitors never load what deals with the pixel.
  if (!isAllowed && !window.fbq && !cookies.test(document.cookie)) return
  const { trackPage, forgetPixel } = await import('./pixel')
  if (isAllowed && isAnalyticsAllowed()) trackPage(pixelId)
  else forgetPixel()
}
