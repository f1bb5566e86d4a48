import { isPending } from '@/client/pending-requests'

const mark = 'session_reloaded'
const againAfterMs = 60_000

/** Reloads the page, unless a request is pending. Limited, to prevent a reload loop. Returns whether it reloads. */
export function reloadOnce(): boolean {
  if (isPending()) return false
  try {
    const [path, at] = (sessionStorage.getItem(mark) ?? '').split(' ')
    if (path === location.pathname && Date.now() - Number(at) < againAfterMs) return false
    sessionStorage.setItem(mark, `${location.pathname} ${Date.now()}`)
  } catch {
    // Without storage the reloads cannot be counted: never reload.
    return false
  }
  location.reload()
  return true
}
