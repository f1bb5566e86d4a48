/**
 * For tests: what the mailbox does to letters for one address, as a server in trouble would. Others
 * notice nothing.
 */
export function createSwitches() {
  const refusals = new Map<string, number>()
  const held = new Map<string, (() => void)[]>()
  return {
    refuse(address: string, times: number) {
      refusals.set(address, times)
    },
    /** While it holds, letters for the address get no answer at all. */
    hold(address: string, shallHold: boolean) {
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
    /** @returns whether the letter is welcome */
    async admit(address: string): Promise<boolean> {
      const waiting = held.get(address)
      if (waiting) await new Promise((resolve) => waiting.push(() => resolve(undefined)))
      const left = refusals.get(address) ?? 0
      if (left > 0) refusals.set(address, left - 1)
      return left === 0
    },
  }
}

export type Switches = ReturnType<typeof createSwitches>
