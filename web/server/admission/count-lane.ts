import type { fairQueue } from '@krono/contract'

type Enqueue = ReturnType<typeof fairQueue>

/** Work of a lane: running and waiting now, and refused since the start of the process, by error code. */
export type LaneCounts = {
  running: number
  waiting: number
  refused: Record<'tooManyRequests' | 'unavailable', number>
}

/** The queue of a lane, with its counts for the metrics. */
export function countLane(enqueue: Enqueue): { enqueue: Enqueue; counts: LaneCounts } {
  const counts: LaneCounts = {
    ...{ running: 0, waiting: 0 },
    refused: { tooManyRequests: 0, unavailable: 0 },
  }
  const counted: Enqueue = async (person, work, signal) => {
    let isRunning = false
    const run = () => {
      isRunning = true
      counts.waiting -= 1
      counts.running += 1
      return work()
    }
    counts.waiting += 1
    try {
      const outcome = await enqueue(person, run, signal)
      if ('refusal' in outcome) counts.refused[outcome.refusal] += 1
      return outcome
    } finally {
      counts[isRunning ? 'running' : 'waiting'] -= 1
    }
  }
  return { enqueue: counted, counts }
}
