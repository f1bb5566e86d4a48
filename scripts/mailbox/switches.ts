/**
 * For tests: what the mailbox does to letters for one address, as a server in trouble would. Others
 * notice nothing.
 */
export function createSwitches() {
  const refusals = new Map<string, number>()
  const held = new Map<string, (() => void)[]>()
  const letGo = (address: string) => {
    for (const go of held.get(address) ?? []) go()
    held.delete(address)
  }
  return {
    /** `refuse`: so many times; while it holds, letters for the address get no answer at all. */
    set({ to, refuse, hold }: { to: string; refuse?: number; hold?: boolean }) {
      if (refuse !== undefined) refusals.set(to, refuse)
      if (hold) held.set(to, held.get(to) ?? [])
      if (hold === false) letGo(to)
    },
    /** How many senders wait for an answer now. */
    heldCount: () => [...held.values()].flat().length,
    letAllGo() {
      for (const address of [...held.keys()]) letGo(address)
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
