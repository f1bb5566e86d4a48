import type { FaultKind } from './fault-table.ts'

export interface Fault {
  kind: FaultKind
  /** How many calls it meets. */
  times: number
  /** Of `slow`. */
  milliseconds?: number
  /** Only calls with this beginning of the path. */
  path?: string
  /** Only calls with this method. */
  method?: string
}

/** Trouble that tests ask for: the next calls meet it, one after the other. */
export function createFaults() {
  let faults: Fault[] = []
  let waiting: (() => void)[] = []
  let isPaused = false
  return {
    add(fault: Fault) {
      faults = [...faults, { ...fault }]
    },
    /** @returns that this call meets */
    take({ method, pathname }: { method: string; pathname: string }): Fault | null {
      const found = faults.find(
        (fault) =>
          pathname.startsWith(fault.path ?? '') && (!fault.method || fault.method === method),
      )
      if (!found) return null
      found.times -= 1
      faults = faults.filter(({ times }) => times > 0)
      return found
    },
    /** While it is paused no call is answered; all of them are when it goes on. */
    pause(shallPause: boolean) {
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

export type Faults = ReturnType<typeof createFaults>
