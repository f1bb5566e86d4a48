import {
  type Currency,
  currencies,
  currencyOf,
  type Inputs,
  orderedKeys,
  type SalesAnswer,
  type SalesInCurrency,
  type WholeSums,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CampaignRow, campaignUid } from '../../campaigns/campaign-row'
import { neverRan } from '../../campaigns/find-overlap'
import { now, today } from '../../lib/clock'
import { dayAfter, dayAt } from '../../lib/dates'
import { env } from '../../lib/env'
import { funnelOf } from './funnel'
import type { Database } from './in-steps'
import { countPeople, type Moved, moneyMoved, sumOf } from './money-sums'
import { boundsOf, earlierBounds, midnight, monthOf, monthsAfter, periodOf } from './periods'
import { churnAt, churnBefore, cohortsOf, endingNow, owingNow, recurringAt } from './subscribers'

/** How many months of beginners are told of. */
const cohortMonths = 12

/** Every figure of /admin/sales; how each is counted stands at its field in the contract. */
export async function showSales(
  strapi: Core.Strapi,
  { against = 'yearBefore', ...asked }: Inputs['adminSales'],
): Promise<SalesAnswer> {
  const database = strapi.db.connection
  const { from, until, by } = periodOf(asked, today())
  const bounds = boundsOf({ from, until }, by)
  const earlier = earlierBounds(bounds, by, against)
  const end = dayAfter(until, 1)
  // Of a day that is not over, up to now.
  const at = new Date(Math.min(now().getTime(), midnight(end, env.TIME_ZONE).getTime()))
  const lastMonth = monthsAfter(monthOf(until), 1)
  const begins = Array.from({ length: cohortMonths + 1 }, (_, back) =>
    monthsAfter(lastMonth, back - cohortMonths),
  )
  return {
    from,
    until,
    by,
    against,
    earlier: spanOf(earlier, 0, earlier.length - 1),
    timeZone: env.TIME_ZONE,
    currencies: await byCurrency(database, { bounds, earlier, at }),
    churn: {
      now: await churnAt(database, at),
      before: await churnAt(database, churnBefore(at)),
    },
    funnel: await funnelOf(database, from, end),
    cohorts: await cohortsOf(database, begins),
    campaigns: await campaignsWithin(strapi, from, end),
  }
}

const spanOf = (bounds: readonly string[], first: number, end: number) => ({
  from: bounds[first] ?? '',
  until: dayAfter(bounds[end] ?? '', -1),
})

type Times = { bounds: readonly string[]; earlier: readonly string[]; at: Date }

/** The deployment's own, and any other in which something happened. */
async function byCurrency(database: Database, times: Times): Promise<SalesInCurrency[]> {
  const { bounds, earlier, at } = times
  const [movedNow, movedBefore, peopleNow, peopleBefore] = await Promise.all([
    moneyMoved(database, bounds),
    moneyMoved(database, earlier),
    countPeople(database, bounds),
    countPeople(database, earlier),
  ])
  const moved = { now: movedNow, before: movedBefore }
  const people = { now: peopleNow, before: peopleBefore }
  const recurring = {
    now: await recurringAt(database, at),
    before: await recurringAt(database, churnBefore(at)),
    owing: await owingNow(database, at),
    ending: await endingNow(database, at),
  }
  const tell = (currency: Currency): SalesInCurrency => {
    const own = moved.now.filter((row) => row.currency === currency)
    const past = moved.before.filter((row) => row.currency === currency)
    const [sumAt, pastSumAt] = [byStep(own), byStep(past)]
    const whole = (
      rows: readonly Moved[],
      { buyersIn, returnedIn }: typeof people.now,
    ): WholeSums => ({
      ...sumOf(rows),
      buyers: buyersIn(currency),
      returnedOrders: returnedIn(currency),
    })
    return {
      currency,
      now: whole(own, people.now),
      before: whole(past, people.before),
      steps: bounds.slice(1).map((_, step) => ({
        ...spanOf(bounds, step, step + 1),
        ...sumAt(step),
        before: pastSumAt(step).net,
      })),
      products: orderedKeys
        .map((product) => ({ product, ...sumOf(own.filter((row) => row.product === product)) }))
        .filter(({ orders, returned }) => orders > 0 || returned !== 0)
        .toSorted((one, other) => other.net - one.net),
      recurring: {
        now: recurring.now(currency),
        before: recurring.before(currency),
        owing: recurring.owing(currency),
        ending: recurring.ending(currency),
      },
    }
  }
  const home = currencyOf(env.LANGUAGE)
  const others = currencies.filter((currency) => currency !== home).map(tell)
  return [tell(home), ...others.filter(hasAnything)]
}

function byStep(rows: readonly Moved[]) {
  const steps = new Map<number, Moved[]>()
  for (const row of rows) {
    const known = steps.get(row.step)
    if (known) known.push(row)
    else steps.set(row.step, [row])
  }
  return (step: number) => sumOf(steps.get(step) ?? [])
}

const hasAnything = ({ now: { orders, returned }, before, recurring }: SalesInCurrency) =>
  orders > 0 || returned !== 0 || before.orders > 0 || recurring.now.count > 0

async function campaignsWithin({ db }: Core.Strapi, from: string, end: string) {
  const since = midnight(from, env.TIME_ZONE)
  const before = midnight(end, env.TIME_ZONE)
  const rows: CampaignRow[] = await db.query(campaignUid).findMany({
    where: { startDate: { $lt: before }, endDate: { $gt: since } },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
    limit: 100,
  })
  const day = (instant: Date) => dayAt(instant, env.TIME_ZONE)
  const ran = rows.filter((row) => !neverRan(row))
  return ran.map(({ name, language, startDate, endDate }) => {
    // It is over when its last moment begins.
    const last = new Date(new Date(endDate).getTime() - 1)
    return { name, language, from: day(new Date(startDate)), until: day(last) }
  })
}
