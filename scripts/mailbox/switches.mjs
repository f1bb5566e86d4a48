/**
 * For tests: what the mailbox does to letters for one address, as a server in trouble would. Others
 * notice nothing.
 */
export function createSwitches() {
  /** @type {Map<string, number>} */
  const refusals = new Map()
  /** @type {Map<string, (() => void)[]>} */
  const held = new Map()
  return {
    /** @param {string} address @param {number} times */
    refuse(address, times) {
      refusals.set(address, times)
    },
    /** While it holds, letters for the address get no answer at all. @param {string} address @param {boolean} shallHold */
    hold(address, shallHold) {
      const waiting = held.get(address) ?? []
      if (shallHold) held.set(address, waiting)
      else held.delete(address)
      if (!shallHold) for (const go of waiting) go()
    },
    /** How many senders wait for an answer now. */
    heldCount: () => [...held.values()].flat().length,
    letAllGo() {
      for (const address of [...held.keys()]) this.hold(address, false)
    },
    /** @param {string} address @returns {Promise<boolean>} whether the letter is welcome */
    async admit(address) {
      const waiting = held.get(address)
      if (waiting) await new Promise((resolve) => waiting.push(() => resolve(undefined)))
      const left = refusals.get(address) ?? 0
      if (left > 0) refusals.set(address, left - 1)
      return left === 0
    },
  }
}

/** @typedef {ReturnType<typeof createSwitches>} Switches */
