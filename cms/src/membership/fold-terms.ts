import type { Plan } from '@krono/contract'
import { addMonths } from '../lib/dates'

/** A time of premium. One of the three says how long it is. */
export type Term = {
  /** Not before this instant, whatever one had then. */
  from: Date | string
  months: number | null
  days: number | null
  seconds: number | null
  /** null: what was bought before stays the plan. */
  plan: Plan | null
  /** Given back, or taken away. */
  revokedAt: Date | string | null
  /** Not counted while its payment is disputed. */
  suspendedAt: Date | string | null
}

export type Membership = { paidUserExpire: Date | null; plan: Plan | null }

/**
 * Until when premium holds, from everything that was ever paid, given or redeemed, in the order in which it
 * came: each term begins where the one before ends, so that nothing is ever lost by what comes later.
 */
export function foldTerms(terms: readonly Term[]): Membership {
  const spans = spansOf(terms)
  const plans = spans.flatMap(({ term }) => term.plan ?? [])
  return { paidUserExpire: spans.at(-1)?.end ?? null, plan: plans.at(-1) ?? null }
}

/** When each of them that counts begins and ends. */
export function spansOf<T extends Term>(terms: readonly T[]) {
  const spans: { term: T; start: Date; end: Date }[] = []
  for (const term of terms) {
    if (term.revokedAt || term.suspendedAt) continue
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

/** When a term that begins then is over. */
export function endOf(
  { months, days, seconds }: Pick<Term, 'months' | 'days' | 'seconds'>,
  start: Date,
) {
  const later = addMonths(start, months ?? 0)
  return new Date(later.getTime() + ((days ?? 0) * 86_400 + (seconds ?? 0)) * 1000)
}
