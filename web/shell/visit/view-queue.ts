const pauseMs = 10_000
const paths: string[] = []
let timer: number | undefined

/** Notes that a page was opened; sent in batches. web decides what is counted (server/page-views/countable.ts). */
export function countView(pathname: string) {
  if (pathname.length > 200) return
  paths.push(pathname)
  timer ??= window.setTimeout(sendViews, pauseMs)
}

/** Tells web what is noted; when the page is left, the browser sends it after the page is gone. */
export function sendViews() {
  window.clearTimeout(timer)
  timer = undefined
  if (paths.length === 0) return
  const body = JSON.stringify({ paths: paths.splice(0, 200) })
  navigator.sendBeacon('/api/page-views', new Blob([body], { type: 'application/json' }))
}
