import type { Page } from '@playwright/test'

/** Fake of Meta's script: executes the queued calls, sets its cookie and reports each event. */
export const standIn = `(() => {
  const pixel = window.fbq
  let isGranted = false
  pixel.callMethod = (...call) => {
    if (call[0] === 'consent') isGranted = call[1] === 'grant'
    if (call[0] === 'init') document.cookie = '_fbp=fb.1.x; path=/'
    const query = new URLSearchParams({ call: call.join(' '), dl: location.href, rl: document.referrer })
    if (isGranted && call[0] === 'track') new Image().src = 'https://www.facebook.com/tr/?' + query
  }
  for (const call of pixel.queue.splice(0)) pixel.callMethod(...call)
})()`

/** Records every later request of the page to another origin. */
export async function watchOthers(page: Page, baseURL: string) {
  const others: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${baseURL}/`) || /^(data|blob):/.test(request.url())
    if (!isOurs) others.push(request.url())
  })
  const body = standIn
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.route('https://www.facebook.com/**', (route) => route.fulfill({ status: 204 }))
  return others
}
