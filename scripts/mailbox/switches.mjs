/** For tests: what the mailbox does to the next recipients, as a server in trouble would. */
export function createSwitches() {
  let refusals = 0
  /** @type {(() => void)[]} */
  let held = []
  let isHolding = false
  return {
    /** @param {number} times */
    refuse(times) {
      refusals = times
    },
    /** While it holds, recipients get no answer at all. @param {boolean} shallHold */
    hold(shallHold) {
      isHolding = shallHold
      const waiting = shallHold ? [] : held
      if (!shallHold) held = []
      for (const go of waiting) go()
    },
    /** How many wait for an answer now. */
    heldCount: () => held.length,
    /** @returns {Promise<boolean>} whether the next recipient is welcome */
    async admit() {
      if (isHolding) await new Promise((resolve) => held.push(() => resolve(undefined)))
      if (refusals === 0) return true
      refusals -= 1
      return false
    },
  }
}

/** @typedef {ReturnType<typeof createSwitches>} Switches */
