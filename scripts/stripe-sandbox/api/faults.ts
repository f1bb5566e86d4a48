import type { FaultKind } from './fault-table.ts'

export interface Fault {
  kind: FaultKind
  /** Number of calls to affect. */
  times: number
  /** Delay of `slow`. */
  milliseconds?: number
  /** Affects only calls whose path begins with this. */
  path?: string
  /** Affects only calls with this method. */
  method?: string
}

/** Faults set by tests: the next calls meet them in order. */
export function createFaults() {
  let faults: Fault[] = []
  let waiting: (() => void)[] = []
  let isPaused = false
  return {
    add(fault: Fault) {
      faults = [...faults, { ...fault }]
    },
    /** @returns the fault for this call, or null */
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
    /** Holds all calls until it is called with false. */
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
