const pauseMs = 10_000
const paths: string[] = []
let timer: number | undefined
let arrival: { host: string; campaign: string[] } | undefined
let hasArrived = false

/** Queues a page view; views are sent in batches. The server decides which are counted (server/page-views/countable.ts). */
export function countView(pathname: string) {
  if (pathname.length > 200) return
  if (!hasArrived) arrival = readArrival()
  hasArrived = true
  paths.push(pathname)
  timer ??= window.setTimeout(sendViews, pauseMs)
}

/** From where the document was opened: only the host, and the parameters of a campaign. */
function readArrival() {
  const query = new URLSearchParams(location.search)
  const campaign = ['source', 'medium', 'campaign'].map((name) => query.get(`utm_${name}`) ?? '')
  return { host: document.referrer.split('/')[2] ?? '', campaign }
}

/** Sends the queued views with a beacon, which the browser delivers also when the page is left. */
export function sendViews() {
  window.clearTimeout(timer)
  timer = undefined
  if (paths.length === 0) return
  const body = JSON.stringify({ paths: paths.splice(0, 200), width: innerWidth, arrival })
  arrival = undefined
  navigator.sendBeacon('/api/page-views', new Blob([body], { type: 'application/json' }))
}
