import type Stripe from 'stripe'
import { stripe } from '../payments/stripe/stripe'
import { livingStates } from '../payments/subscriptions/subscription-row'
import { periodEndOf } from '../payments/subscriptions/subscription-terms'
import type { Every } from './ask-stripe'
import type { Database } from './rule'
import { unseen } from './unseen'

type Row = {
  id: number
  stripeId: string
  status: string
  userId: number | null
  currentPeriodEnd: Date | number
}

const columns = {
  stripeId: 'stripe_id',
  userId: 'user_id',
  currentPeriodEnd: 'current_period_end',
} as const

const lives = (status: string) => livingStates.includes(status)

/** Compares subscriptions at Stripe with our rows. */
export async function compareSubscriptions(database: Database, every: Every, at: Date) {
  const faults: string[] = []
  const seen = new Set<number>()
  await every(
    'Subscriptions',
    (params) => stripe().subscriptions.list({ ...params, status: 'all' }),
    async (subscriptions) => {
      const ids = subscriptions.map(({ id }) => id)
      const rows: Row[] = await database('subscriptions')
        .select('id', 'status', columns)
        .whereIn('stripe_id', ids)
      const ours = new Map(rows.map((row) => [row.stripeId, row]))
      for (const { id } of rows) seen.add(id)
      for (const subscription of subscriptions)
        faults.push(...faultsOf(subscription, ours.get(subscription.id)))
    },
  )
  for (const name of await unseen(database, { table: 'subscriptions', id: 'stripe_id', seen, at }))
    faults.push(`Subscription ${name}: Stripe does not know it.`)
  return faults
}

function faultsOf(subscription: Stripe.Subscription, row: Row | undefined): string[] {
  const { id, status, metadata } = subscription
  // A subscription without our metadata belongs to another shop in the same Stripe account.
  if (!row) return lives(status) && metadata.order ? [`Subscription ${id} goes on unknown.`] : []
  const faults: string[] = []
  if (row.userId === null && lives(status)) faults.push(`Subscription ${id} goes on for nobody.`)
  const isSame =
    status === row.status &&
    periodEndOf(subscription).getTime() === new Date(row.currentPeriodEnd).getTime()
  if (!isSame && (lives(status) || lives(row.status)))
    faults.push(`Subscription ${id} is ${status} at Stripe.`)
  return faults
}
