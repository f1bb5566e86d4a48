const cacheMs = 1000
const longestMs = 2000

/**
 * Whether a dependency answers within two seconds. The result is cached for a second, so frequent requests cost
 * nothing.
 */
export function readiness(check: () => Promise<unknown>, now = () => performance.now()) {
  let lastCheck: { at: number; isReady: Promise<boolean> } | undefined
  return () => {
    if (!lastCheck || now() - lastCheck.at >= cacheMs)
      lastCheck = { at: now(), isReady: answersInTime(check) }
    return lastCheck.isReady
  }
}

function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), longestMs)
    const settle = (isReady: boolean) => () => {
      clearTimeout(timer)
      resolve(isReady)
    }
    check().then(settle(true), settle(false))
  })
}
