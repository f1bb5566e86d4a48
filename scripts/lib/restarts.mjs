const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** A program that ran this long did not fail because of its start. */
const healthyMs = 60_000
const mostInARow = 5

/**
 * When to restart a program that ended unexpectedly: after one second, then after twice as long each time. Undefined
 * when it ended five times in a row within a minute of its start: another start would not help.
 *
 * @param {() => number} [now]
 */
export function planRestarts(now = Date.now) {
  let startedAt = now()
  let inARow = 0
  return {
    began() {
      startedAt = now()
    },
    /** @returns {number | undefined} milliseconds to wait */
    ended() {
      inARow = now() - startedAt >= healthyMs ? 1 : inARow + 1
      if (inARow >= mostInARow) return undefined
      return Math.min(longestPauseMs, firstPauseMs * 2 ** (inARow - 1))
    },
    /** Number of ends in a row. */
    get count() {
      return inARow
    },
  }
}
