import type { Plan } from '@krono/contract'
import { addMonths } from '../lib/dates'
import { env } from '../lib/env'
import type { EntitlementRow } from './entitlement-row'

/** A time of premium. One of the three says how long it is. */
export type Term = Pick<
  EntitlementRow,
  'from' | 'months' | 'days' | 'seconds' | 'plan' | 'state' | 'orderId'
>

export type Membership = { paidUntil: Date | null; plan: Plan | null }

/**
 * Until when premium holds, from everything that was ever paid, given or redeemed, in the order in which it
 * came: each term begins where the one before ends, so that nothing is ever lost by what comes later.
 */
export function foldTerms(terms: readonly Term[]): Membership {
  const spans = spansOf(terms)
  const plans = spans.flatMap(({ term }) => term.plan ?? [])
  return { paidUntil: spans.at(-1)?.end ?? null, plan: plans.at(-1) ?? null }
}

/** When each of them that counts begins and ends. */
export function spansOf<T extends Term>(terms: readonly T[]) {
  const spans: { term: T; start: Date; end: Date }[] = []
  for (const term of terms) {
    if (term.state !== 'active') continue
    const start = startOf(term, spans.at(-1)?.end ?? null)
    spans.push({ term, start, end: endOf(term, start) })
  }
  return spans
}

/** When a term that is added now begins. */
export function startOf({ from }: Pick<Term, 'from'>, end: Date | null): Date {
  const earliest = new Date(from)
  return end && end > earliest ? end : earliest
}

/** When a term that begins then is over: months by the calendar of the deployment, days of 24 hours. */
export function endOf(
  { months, days, seconds }: Pick<Term, 'months' | 'days' | 'seconds'>,
  start: Date,
) {
  const later = addMonths(start, months ?? 0, env.TIME_ZONE)
  return new Date(later.getTime() + ((days ?? 0) * 86_400 + (seconds ?? 0)) * 1000)
}
