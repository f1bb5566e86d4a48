const cacheMs = 1000
const longestMs = 2000

/**
 * Whether a dependency answers within two seconds. The result is cached for a second, so frequent requests cost
 * nothing.
 */
export function readiness(look: () => Promise<unknown>, now = () => performance.now()) {
  let asked: { at: number; isReady: Promise<boolean> } | undefined
  return () => {
    if (!asked || now() - asked.at >= cacheMs) asked = { at: now(), isReady: answersInTime(look) }
    return asked.isReady
  }
}

function answersInTime(look: () => Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), longestMs)
    const settle = (isReady: boolean) => () => {
      clearTimeout(timer)
      resolve(isReady)
    }
    look().then(settle(true), settle(false))
  })
}
