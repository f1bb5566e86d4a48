import {
  type Currency,
  currencies,
  currencyOf,
  type Inputs,
  type SalesAnswer,
  type SalesInCurrency,
  type WholeSums,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CampaignRow, campaignUid } from '../../commerce/campaigns/campaign-row'
import { neverRan } from '../../commerce/campaigns/find-overlap'
import { itemNames } from '../../commerce/catalogue/items'
import { readsOf } from '../../platform/database/reads/reads'
import { now, today } from '../../platform/lib/clock'
import { dayAfter, dayAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { funnelOf } from './funnel'
import type { Database } from './in-steps'
import { countPeople, type Moved, moneyMoved, sumOf } from './money-sums'
import { boundsOf, earlierBounds, midnight, monthOf, monthsAfter, periodOf } from './periods'
import { cohortsOf, subscribersAt } from './subscribers'

/** Number of months with a cohort. */
const cohortMonths = 12

/** All figures of /admin/sales; the contract explains each at its field. */
export async function showSales(
  strapi: Core.Strapi,
  { against = 'yearBefore', ...request }: Inputs['adminSales'],
): Promise<SalesAnswer> {
  const database = readsOf(strapi)
  const { from, until, by } = periodOf(request, today())
  const bounds = boundsOf({ from, until }, by)
  const earlier = earlierBounds(bounds, by, against)
  const end = dayAfter(until, 1)
  // Of the current day, until now.
  const at = new Date(Math.min(now().getTime(), midnight(end, env.TIME_ZONE).getTime()))
  const lastMonth = monthsAfter(monthOf(until), 1)
  const begins = Array.from({ length: cohortMonths + 1 }, (_, back) =>
    monthsAfter(lastMonth, back - cohortMonths),
  )
  const [subscribers, funnel, cohorts, names] = await Promise.all([
    subscribersAt(database, at),
    funnelOf(database, from, end),
    cohortsOf(database, begins),
    itemNames(strapi),
  ])
  return {
    from,
    until,
    by,
    against,
    earlier: spanOf(earlier, 0, earlier.length - 1),
    timeZone: env.TIME_ZONE,
    currencies: await byCurrency(database, { bounds, earlier, subscribers, names }),
    churn: subscribers.churn,
    funnel,
    cohorts,
    campaigns: await campaignsWithin(strapi, from, end),
  }
}

const spanOf = (bounds: readonly string[], first: number, end: number) => ({
  from: bounds[first] ?? '',
  until: dayAfter(bounds[end] ?? '', -1),
})

type Subscribers = Awaited<ReturnType<typeof subscribersAt>>
type Times = {
  bounds: readonly string[]
  earlier: readonly string[]
  subscribers: Subscribers
  names: ReadonlyMap<string, string>
}

/** The deployment's currency, and any other with sales. */
async function byCurrency(database: Database, times: Times): Promise<SalesInCurrency[]> {
  const { bounds, earlier, subscribers, names } = times
  const [movedNow, movedBefore, people] = await Promise.all([
    moneyMoved(database, bounds),
    moneyMoved(database, earlier),
    countPeople(database, bounds, earlier),
  ])
  const moved = { now: movedNow, before: movedBefore }
  const salesIn = (currency: Currency): SalesInCurrency => {
    const current = moved.now.filter((row) => row.currency === currency)
    const past = moved.before.filter((row) => row.currency === currency)
    const [sumAt, pastSumAt] = [byStep(current), byStep(past)]
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
      now: whole(current, people.now),
      before: whole(past, people.before),
      steps: bounds.slice(1).map((_, step) => ({
        ...spanOf(bounds, step, step + 1),
        ...sumAt(step),
        before: pastSumAt(step).net,
      })),
      products: [...new Set(current.map(({ product }) => product))]
        .map((product) => ({
          product,
          name: names.get(product) ?? null,
          ...sumOf(current.filter((row) => row.product === product)),
        }))
        .filter(({ orders, returned }) => orders > 0 || returned !== 0)
        .toSorted((one, other) => other.net - one.net),
      recurring: {
        now: subscribers.recurring(currency, 'now'),
        before: subscribers.recurring(currency, 'before'),
        owing: subscribers.recurring(currency, 'owing'),
        ending: subscribers.recurring(currency, 'ending'),
      },
    }
  }
  const home = currencyOf(env.LANGUAGE)
  const others = currencies.filter((currency) => currency !== home).map(salesIn)
  return [salesIn(home), ...others.filter(hasAnything)]
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
    // The last day contains the last moment before its end.
    const last = new Date(new Date(endDate).getTime() - 1)
    return { name, language, from: day(new Date(startDate)), until: day(last) }
  })
}
