type Settings = { perSecond: number; longestMs: number }

/**
 * Spaces calls to at most `perSecond`. A single call does not wait. Undefined if the wait would be longer than
 * `longestMs`.
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
