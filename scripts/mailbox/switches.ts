/**
 * Simulates, for tests, a mail server in trouble for one address. Other addresses are not affected.
 */
export function createSwitches() {
  const refusals = new Map<string, number>()
  const held = new Map<string, (() => void)[]>()
  const releaseHeld = (address: string) => {
    for (const go of held.get(address) ?? []) go()
    held.delete(address)
  }
  return {
    /** `refuse`: number of refusals. `hold`: e-mails for the address get no response while it is true. */
    set({ to, refuse, hold }: { to: string; refuse?: number; hold?: boolean }) {
      if (refuse !== undefined) refusals.set(to, refuse)
      if (hold) held.set(to, held.get(to) ?? [])
      if (hold === false) releaseHeld(to)
    },
    /** Number of senders that wait for a response. */
    heldCount: () => [...held.values()].flat().length,
    letAllGo() {
      for (const address of [...held.keys()]) releaseHeld(address)
    },
    /** @returns whether the e-mail is accepted */
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
