/** What the panel's lists say of an entry that has its time. */
export const listStates = ['draft', 'off', 'timed', 'live', 'over'] as const

export type ListState = (typeof listStates)[number]

type Span = { startDate: string | null; endDate: string }

/** Of what begins and ends by itself. */
export function stateOfSpan({ startDate, endDate }: Span, at: Date): ListState {
  if (new Date(endDate) <= at) return 'over'
  return startDate !== null && at < new Date(startDate) ? 'timed' : 'live'
}
