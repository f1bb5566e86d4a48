import { isPending } from '@/client/pending-requests'

const mark = 'session_reloaded'
const againAfterMs = 60_000

/** Loads the page anew, unless something is on its way from it; should that not help, not again and again. Returns whether it does. */
export function reloadOnce(): boolean {
  if (isPending()) return false
  try {
    const [path, at] = (sessionStorage.getItem(mark) ?? '').split(' ')
    if (path === location.pathname && Date.now() - Number(at) < againAfterMs) return false
    sessionStorage.setItem(mark, `${location.pathname} ${Date.now()}`)
  } catch {
    // Without storage the reloads cannot be counted: no reload at all.
    return false
  }
  location.reload()
  return true
}
