/** How the API can be in trouble. */
export const faultKinds = /** @type {const} */ ([
  'slow',
  'error',
  'rateLimited',
  'closed',
  'closedAfter',
])

/**
 * - slow: answers after `milliseconds`
 * - error: 500, nothing was done
 * - rateLimited: 429, nothing was done
 * - closed: the connection is cut before anything was done
 * - closedAfter: it is done, and then the connection is cut without an answer
 *
 * @typedef {object} Fault
 * @property {typeof faultKinds[number]} kind
 * @property {number} times how many calls it meets
 * @property {number} [milliseconds] of `slow`
 * @property {string} [path] only calls whose path begins so
 * @property {string} [method] only calls with this method
 */

/** Trouble that tests ask for: the next calls meet it, one after the other. */
export function createFaults() {
  /** @type {Fault[]} */
  let faults = []
  /** @type {(() => void)[]} */
  let waiting = []
  let isPaused = false
  return {
    /** @param {Fault} fault */
    add(fault) {
      faults = [...faults, { ...fault }]
    },
    /** @param {{ method: string, pathname: string }} call @returns {Fault | null} that this call meets */
    take({ method, pathname }) {
      const found = faults.find(
        (fault) =>
          pathname.startsWith(fault.path ?? '') && (!fault.method || fault.method === method),
      )
      if (!found) return null
      found.times -= 1
      faults = faults.filter(({ times }) => times > 0)
      return found
    },
    /** While it is paused no call is answered; all of them are when it goes on. @param {boolean} shallPause */
    pause(shallPause) {
      isPaused = shallPause
      if (shallPause) return
      for (const go of waiting) go()
      waiting = []
    },
    isPaused: () => isPaused,
    waitingCount: () => waiting.length,
    async whilePaused() {
      if (isPaused) await new Promise((resolve) => waiting.push(() => resolve(undefined)))
    },
    clear() {
      faults = []
      this.pause(false)
    },
    left: () => faults,
  }
}

/** @typedef {ReturnType<typeof createFaults>} Faults */
