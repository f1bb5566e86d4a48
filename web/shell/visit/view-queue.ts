const pauseMs = 10_000
const paths: string[] = []
let timer: number | undefined

/** Queues a page view; views are sent in batches. The server decides which are counted (server/page-views/countable.ts). */
export function countView(pathname: string) {
  if (pathname.length > 200) return
  paths.push(pathname)
  timer ??= window.setTimeout(sendViews, pauseMs)
}

/** Sends the queued views with a beacon, which the browser delivers also when the page is left. */
export function sendViews() {
  window.clearTimeout(timer)
  timer = undefined
  if (paths.length === 0) return
  const body = JSON.stringify({ paths: paths.splice(0, 200) })
  navigator.sendBeacon('/api/page-views', new Blob([body], { type: 'application/json' }))
}
