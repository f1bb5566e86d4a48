import { env } from '@/env'

const cacheMs = 1000
/** Longer than the cms looks for its database. */
const longestMs = 3000

let asked: { at: number; isReady: Promise<boolean> } | undefined

/** Whether the cms and its database answer. Calls within a second share one answer. */
export function isReady(): Promise<boolean> {
  const at = performance.now()
  if (!asked || at - asked.at >= cacheMs) asked = { at, isReady: askCms() }
  return asked.isReady
}

const askCms = () =>
  fetch(`${env.CMS_URL}/readyz`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(longestMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
