import { textOf } from './cells'
import type { ListDefinition, Query } from './definition'
import { premiumSql, users } from './users'

/** The list of users with the money columns, for some of them. */
const payingOf = (only: NonNullable<ListDefinition['only']>): ListDefinition => ({
  ...users,
  only,
  columns: {
    ...users.columns,
    amount: { on: 'charge_amount', isNullable: true },
    nextCharge: { on: 'next_charge_at', isNullable: true },
    since: { on: 'paying_since', isNullable: true },
  },
  show: (rows) =>
    users
      .show(rows)
      .leftJoin('subscriptions as s', 's.stripe_id', 't.subscription_id')
      .select('s.cancel_reason'),
  cells: (row, at) => ({ ...users.cells(row, at), reason: textOf(row.cancel_reason) }),
})

/** Users with a premium of a plan that is active now; for subscribers also while a failed charge is retried. */
const payersOf = (plan: string) => (rows: Query, at: Date) =>
  rows.where('t.plan', plan).whereRaw(premiumSql, [at])

export const monthlyPaid = payingOf(payersOf('monthly'))
export const yearlyPaid = payingOf(payersOf('yearly'))
export const subscribers = payingOf((rows) => rows.whereNotNull('t.paying_state'))
