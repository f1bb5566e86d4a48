type Settings = { perSecond: number; longestMs: number }

/**
 * When the next of many may be answered, so that they are so many a second at most. One alone need not wait. Undefined
 * where the wait would be longer than `longestMs`.
 */
export function makePace({ perSecond, longestMs }: Settings, now: () => number = Date.now) {
  let nextAt = 0
  return {
    /** Milliseconds to wait. */
    next(): number | undefined {
      const at = Math.max(nextAt, now())
      if (at - now() > longestMs) return undefined
      nextAt = at + 1000 / perSecond
      return at - now()
    },
  }
}
