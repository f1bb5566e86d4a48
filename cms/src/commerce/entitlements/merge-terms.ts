import type { Plan } from '@krono/contract'
import { addMonths } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import type { EntitlementRow } from './entitlement-row'

/** A term of premium. One of the three fields is its length. */
export type Term = Pick<
  EntitlementRow,
  'from' | 'months' | 'days' | 'seconds' | 'plan' | 'state' | 'orderId'
>

export type Membership = { paidUntil: Date | null; plan: Plan | null }

/**
 * The end of premium, from everything that was paid, given or redeemed, in order of arrival: each term begins where the
 * previous one ends, so that a later one never shortens an earlier one.
 */
export function mergeTerms(terms: readonly Term[]): Membership {
  const spans = spansOf(terms)
  const plans = spans.flatMap(({ term }) => term.plan ?? [])
  return { paidUntil: spans.at(-1)?.end ?? null, plan: plans.at(-1) ?? null }
}

/** Beginning and end of each active term. */
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

/** The end of a term: months by the calendar of the deployment, days of 24 hours. */
export function endOf(
  { months, days, seconds }: Pick<Term, 'months' | 'days' | 'seconds'>,
  start: Date,
) {
  const later = addMonths(start, months ?? 0, env.TIME_ZONE)
  return new Date(later.getTime() + ((days ?? 0) * 86_400 + (seconds ?? 0)) * 1000)
}
