import { adPixel, mayPixelSee } from '@/base/consent/ad-pixel'

type Call = readonly unknown[]
type Pixel = ((...call: Call) => void) & {
  queue: Call[]
  /** Here once the script has come. */
  callMethod?: (...call: Call) => void
}

declare global {
  interface Window {
    fbq?: Pixel | undefined
    _fbq?: Pixel | undefined
  }
}

let isGranted = false

/** Grants the pixel consent (spec §4), loading it the first time, and tells it of this page. */
export function trackPage(pixelId: string) {
  if (!isSafeHere()) return
  const pixel = window.fbq ?? load(pixelId)
  if (!isGranted) pixel('consent', 'grant')
  isGranted = true
  pixel('track', 'PageView')
}

/** Revokes consent: no call from here on, and its cookies are gone. */
export function removePixel() {
  removeCookies()
  if (!isGranted) return
  isGranted = false
  const pixel = window.fbq
  // Not loaded yet: its queue is emptied, and it starts nothing when it loads.
  if (pixel && !pixel.callMethod) {
    pixel.queue.length = 0
    window.fbq = undefined
    window._fbq = undefined
    document.querySelector(`script[src="${adPixel.script}"]`)?.remove()
  } else pixel?.('consent', 'revoke')
}

// The address that led here is reported too.
const isSafeHere = () =>
  [location.href, document.referrer].every((address) => {
    const url = address ? new URL(address) : undefined
    return url?.origin !== location.origin || mayPixelSee(url)
  })

/** Meta's own loader: calls wait in a queue until its script comes. */
function load(pixelId: string): Pixel {
  const queue: Call[] = []
  const pixel: Pixel = Object.assign(
    (...call: Call) => {
      if (pixel.callMethod) pixel.callMethod(...call)
      else queue.push(call)
    },
    // We report the pages to it; it listens to no address, button or form.
    { queue, loaded: true, version: '2.0', disablePushState: true, allowDuplicatePageViews: true },
  )
  Object.assign(pixel, { push: pixel })
  window.fbq = pixel
  window._fbq = pixel
  const script = document.createElement('script')
  script.async = true
  script.src = adPixel.script
  document.head.append(script)
  pixel('set', 'autoConfig', false, pixelId)
  pixel('init', pixelId)
  return pixel
}

// Its script sets them for the highest domain that it can.
function removeCookies() {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)]
  for (const name of adPixel.cookies) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}
