import { adPixel, mayPixelSee } from '@/base/consent/ad-pixel'

type Call = readonly unknown[]
type Pixel = ((...call: Call) => void) & {
  queue: Call[]
  /** Set when the script has loaded. */
  callMethod?: (...call: Call) => void
}

declare global {
  interface Window {
    fbq?: Pixel | undefined
    _fbq?: Pixel | undefined
  }
}

let isGranted = false

/** Loads the pixel at the first call, grants it consent (spec §4), and reports this page to it. */
export function trackPage(pixelId: string) {
  if (!isSafeHere()) return
  const pixel = window.fbq ?? load(pixelId)
  if (!isGranted) pixel('consent', 'grant')
  isGranted = true
  pixel('track', 'PageView')
}

/** Revokes consent: stops all calls and deletes the cookies of the pixel. */
export function removePixel() {
  removeCookies()
  if (!isGranted) return
  isGranted = false
  const pixel = window.fbq
  // Not loaded yet: empty its queue, so that it does nothing when it loads.
  if (pixel && !pixel.callMethod) {
    pixel.queue.length = 0
    window.fbq = undefined
    window._fbq = undefined
    document.querySelector(`script[src="${adPixel.script}"]`)?.remove()
  } else pixel?.('consent', 'revoke')
}

// The pixel reports the referrer too, so both addresses must be allowed.
const isSafeHere = () =>
  [location.href, document.referrer].every((address) => {
    const url = address ? new URL(address) : undefined
    return url?.origin !== location.origin || mayPixelSee(url)
  })

/** Loads Meta's script; calls wait in a queue until it has loaded. */
function load(pixelId: string): Pixel {
  const queue: Call[] = []
  const pixel: Pixel = Object.assign(
    (...call: Call) => {
      if (pixel.callMethod) pixel.callMethod(...call)
      else queue.push(call)
    },
    // We report pages explicitly; the pixel must not track the history, buttons or forms.
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

// The script sets cookies for the highest possible domain, so try all of them.
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
