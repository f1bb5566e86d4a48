import { currencies, type ListName, type PayingFigures, plans } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { readsOf } from '../../platform/database/reads/reads'
import { now } from '../../platform/lib/clock'
import { lists } from '../lists/all-lists'
import { countOf } from '../lists/count-of'
import type { Query } from '../lists/definition'
import { tableOf } from '../lists/where-of'
import { subscribersAt } from '../sales/subscribers'

const mostReasons = 6

/** The plan of a list; undefined if it has all. */
const planOf = (list: ListName) => plans.find((plan) => list.startsWith(plan))

/** The figures above a list of paying users: of these users, and from /admin/sales for their plan. */
export async function payingFigures(strapi: Core.Strapi, list: ListName): Promise<PayingFigures> {
  const connection = readsOf(strapi)
  const plan = planOf(list)
  const at = now()
  const people = () => tableOf(strapi, lists[list])
  const [{ recurring, churn }, count, pastDue, reasons] = await Promise.all([
    subscribersAt(connection, at, plan),
    countOf(people()),
    countOf(people().where('t.paying_state', 'pastDue')),
    reasonsOf(people()),
  ])
  return {
    people: count,
    monthly: currencies.flatMap((currency) => {
      const { monthly: amount, count } = recurring(currency, 'now')
      return count > 0 ? [{ currency, amount }] : []
    }),
    lived: churn.now.had,
    ended: churn.now.lost,
    pastDue,
    reasons,
  }
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
