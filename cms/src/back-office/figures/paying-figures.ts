import { type Currency, type ListName, type PayingFigures, plans } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../lib/clock'
import { lists } from '../lists/all-lists'
import type { Query } from '../lists/definition'
import { tableOf } from '../lists/where-of'

const spanMs = 30 * 86_400_000
const monthsOf = { monthly: 1, yearly: 12 } as const
const mostReasons = 6

/** The plan that a list is about; all of them where it is about none. */
const planOf = (list: ListName) => plans.find((plan) => list.startsWith(plan))

/** What stands above a list of people who pay: of these people, by the subscriptions of their plan. */
export async function payingFigures(strapi: Core.Strapi, list: ListName): Promise<PayingFigures> {
  const { db } = strapi
  const plan = planOf(list)
  const since = new Date(now().getTime() - spanMs)
  const people = () => tableOf(strapi, lists[list])
  const subscriptions = () => {
    const rows = db.connection('subscriptions as s').where('s.created_at', '<=', since)
    return plan ? rows.where('s.plan', plan) : rows
  }
  const isLiving = (rows: Query) => rows.whereNull('s.ended_at').orWhere('s.ended_at', '>', since)
  return {
    people: await count(people()),
    monthly: await monthlyOf(people()),
    lived: await count(subscriptions().where(isLiving)),
    ended: await count(subscriptions().where('s.ended_at', '>', since)),
    pastDue: await count(people().where('t.paying_state', 'pastDue')),
    reasons: await reasonsOf(people()),
  }
}

async function count(rows: Query): Promise<number> {
  const [row]: { count?: number | string }[] = await rows.count({ count: '*' })
  return Number(row?.count ?? 0)
}

/** Only what renews: one that is cancelled brings nothing more. A year counts by its twelfth. */
async function monthlyOf(rows: Query): Promise<PayingFigures['monthly']> {
  const sums: { currency: Currency; plan: keyof typeof monthsOf; sum: string | number }[] =
    await rows
      .whereIn('t.paying_state', ['active', 'pastDue'])
      .join('subscriptions as s', 's.stripe_id', 't.subscription_id')
      .groupBy('s.currency', 's.plan')
      .select('s.currency', 's.plan')
      .sum('s.amount as sum')
  const found = new Map<Currency, number>()
  for (const { currency, plan, sum } of sums)
    found.set(currency, (found.get(currency) ?? 0) + Number(sum) / monthsOf[plan])
  return [...found].map(([currency, amount]) => ({ currency, amount: Math.round(amount) }))
}

async function reasonsOf(rows: Query): Promise<PayingFigures['reasons']> {
  const found: { reason: string | null; count: string | number }[] = await rows
    .where('t.paying_state', 'cancelled')
    .join('subscriptions as s', 's.stripe_id', 't.subscription_id')
    .groupBy('s.cancel_reason')
    .orderBy('count', 'desc')
    .limit(mostReasons)
    .select('s.cancel_reason as reason')
    .count('* as count')
  return found.map((row) => ({ reason: row.reason, count: Number(row.count) }))
}
