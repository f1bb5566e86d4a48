const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** Who lived so long did not die of how it starts. */
const healthyMs = 60_000
const mostInARow = 5

/**
 * When a program that ended unasked is started again: after a second, then after twice as long each time. Undefined
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
    /** How often in a row. */
    get count() {
      return inARow
    },
  }
}
