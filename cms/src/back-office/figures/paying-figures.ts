import { currencies, type ListName, type PayingFigures, plans } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../lib/clock'
import { lists } from '../lists/all-lists'
import { countOf } from '../lists/count-of'
import type { Query } from '../lists/definition'
import { tableOf } from '../lists/where-of'
import { churnAt, recurringAt } from '../sales/subscribers'

const mostReasons = 6

/** The plan that a list is about; all of them where it is about none. */
const planOf = (list: ListName) => plans.find((plan) => list.startsWith(plan))

/** What stands above a list of people who pay: of these people, and as /admin/sales counts it of their plan. */
export async function payingFigures(strapi: Core.Strapi, list: ListName): Promise<PayingFigures> {
  const { connection } = strapi.db
  const plan = planOf(list)
  const at = now()
  const people = () => tableOf(strapi, lists[list])
  const [recurring, { had, lost }, count, pastDue, reasons] = await Promise.all([
    recurringAt(connection, at, plan),
    churnAt(connection, at, plan),
    countOf(people()),
    countOf(people().where('t.paying_state', 'pastDue')),
    reasonsOf(people()),
  ])
  return {
    people: count,
    monthly: currencies.flatMap((currency) => {
      const { monthly: amount, count } = recurring(currency)
      return count > 0 ? [{ currency, amount }] : []
    }),
    lived: had,
    ended: lost,
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
