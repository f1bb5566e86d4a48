/** States of scheduled entries in the panel's lists. */
export const listStates = ['draft', 'off', 'timed', 'live', 'over'] as const

export type ListState = (typeof listStates)[number]

type Span = { startDate: string | null; endDate: string }

/** The state of something with a start and end. */
export function stateOfSpan({ startDate, endDate }: Span, at: Date): ListState {
  if (new Date(endDate) <= at) return 'over'
  return startDate !== null && at < new Date(startDate) ? 'timed' : 'live'
}
