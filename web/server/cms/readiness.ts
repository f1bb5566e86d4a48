import { env } from '@/env'

const cacheMs = 1000
/** Longer than the database timeout of the cms. */
const timeoutMs = 3000

let lastCheck: { at: number; isReady: Promise<boolean> } | undefined

/** Whether the cms and its database answer. Calls within a second share one request. */
export function isReady(): Promise<boolean> {
  const at = performance.now()
  if (!lastCheck || at - lastCheck.at >= cacheMs) lastCheck = { at, isReady: checkCms() }
  return lastCheck.isReady
}

const checkCms = () =>
  fetch(`${env.CMS_URL}/readyz`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
