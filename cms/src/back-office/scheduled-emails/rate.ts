const minuteMs = 60_000

/** So much of the rate waits in the outbox at most. */
const backlogMs = 2000

const shortestStepMs = 1000

type Step = {
  perMinute: number
  at: Date
  /** When the last e-mail got its turn, by the rate; undefined: none yet. */
  last: Date | undefined
  /** E-mails in the outbox that were not tried yet. */
  waiting: number
}

type Due = {
  /** How many get their turn now. */
  count: number
  /** The turn of the last of them. */
  last: Date
  /** When the next step is due. */
  nextAt: Date
}

/**
 * How many e-mails are due by the rate. What could not get its turn in the last two seconds is not made up for, so that
 * neither a slow server nor a pause is followed by a burst.
 */
export function dueByRate({ perMinute, at, last, waiting }: Step): Due {
  const everyMs = minuteMs / perMinute
  const earliest = at.getTime() - everyMs - backlogMs
  const from = Math.max(last?.getTime() ?? at.getTime() - everyMs, earliest)
  const due = Math.floor((at.getTime() - from) / everyMs + 1e-6)
  const room = Math.max(Math.ceil(backlogMs / everyMs), 1) - waiting
  const count = Math.max(Math.min(due, room), 0)
  const turn = from + count * everyMs
  return {
    count,
    last: new Date(Math.round(turn)),
    nextAt: new Date(Math.max(Math.ceil(turn + everyMs), at.getTime() + shortestStepMs)),
  }
}
