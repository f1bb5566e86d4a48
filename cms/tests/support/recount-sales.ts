import type { Currency, SalesAgainst, SalesStep } from '@krono/contract'
import type { MadeOrder, MadeSubscription } from './made-sales'

// Counts independently of the implementation: row by row, by the calendar date in Budapest.

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' })
export const dayOf = (instant: string) => calendar.format(new Date(instant))

/** The first day of the step that contains `day`; the first step begins at `from`. */
export function stepOf(day: string, by: SalesStep, from: string) {
  const monday = new Date(`${day}T12:00:00Z`)
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1)
  const first = { day, week: monday.toISOString().slice(0, 10), month: `${day.slice(0, 7)}-01` }[by]
  return first < from ? from : first
}

const moved = (day: string, by: { years?: number; months?: number; days?: number }) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const { years = 0, months = 0, days = 0 } = by
  return new Date(Date.UTC(year + years, month - 1 + months, date + days))
    .toISOString()
    .slice(0, 10)
}

/** The comparison steps of a period, in the same order. */
export function stepsBefore(
  steps: readonly Within[],
  { by, against }: { by: SalesStep; against: SalesAgainst },
): Within[] {
  const days = steps.reduce((sum, { from, until }) => {
    return sum + 1 + (Date.parse(until) - Date.parse(from)) / 86_400_000
  }, 0)
  const back =
    against === 'yearBefore'
      ? { years: -1 }
      : against === 'monthBefore'
        ? { months: -1 }
        : by === 'month'
          ? { months: -steps.length }
          : { days: -days }
  return steps.map(({ from, until }) => ({
    from: moved(from, back),
    until: moved(moved(moved(until, { days: 1 }), back), { days: -1 }),
  }))
}

export type Within = { from: string; until: string }

const isIn = (instant: string | null, { from, until }: Within) =>
  instant !== null && dayOf(instant) >= from && dayOf(instant) <= until

/** Sales figures in a currency: orders paid and amounts refunded between two days. */
export function recount(all: readonly MadeOrder[], currency: Currency, within: Within) {
  const own = all.filter((order) => order.currency === currency && order.isFulfilled)
  const paid = own.filter(({ paidAt }) => isIn(paidAt, within))
  const back = own.map((order) => {
    const returns = order.returns.filter(({ at }) => isIn(at, within))
    return { order, amount: returns.reduce((sum, { amount }) => sum + amount, 0) }
  })
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const charged = sum(paid.map(({ amount }) => amount))
  const returned = sum(back.map(({ amount }) => amount))
  const people = paid
    .filter(({ amount }) => amount > 0)
    .map(({ userId, email, id }) => userId ?? email?.toLowerCase() ?? `order ${id}`)
  return {
    sums: {
      orders: paid.length,
      free: paid.filter(({ amount }) => amount === 0).length,
      renewals: paid.filter(({ kind }) => kind === 'renewal').length,
      gifts: paid.filter(({ isGift }) => isGift).length,
      charged,
      returned,
      net: charged - returned,
      discount: sum(paid.map(({ discount }) => discount)),
      discounted: paid.filter(({ discount }) => discount > 0).length,
      disputed: sum(
        paid
          .filter(({ state }) => state === 'disputed')
          .map(({ amount, returns }) => amount - sum(returns.map((one) => one.amount))),
      ),
    },
    buyers: new Set(people).size,
    returnedOrders: back.filter(({ amount }) => amount > 0).length,
  }
}

/** A subscription has begun unless it is incomplete or without a paid charge. */
const isBegun = ({ status, isPaid }: MadeSubscription) => !status.startsWith('incomplete') && isPaid

const live = (all: readonly MadeSubscription[], at: Date) =>
  all.filter(
    (one) =>
      isBegun(one) &&
      new Date(one.createdAt) < at &&
      (one.endedAt === null || new Date(one.endedAt) >= at),
  )

/** Paused subscriptions are not charged. */
const goOn = (all: readonly MadeSubscription[], at: Date) =>
  live(all, at).filter(({ status }) => status !== 'paused')

export function monthlyValue(some: readonly MadeSubscription[], currency: Currency) {
  const own = some.filter((one) => one.currency === currency)
  const monthly = own.reduce(
    (sum, { plan, amount }) => sum + amount / (plan === 'yearly' ? 12 : 1),
    0,
  )
  return { count: own.length, monthly: Math.round(Number(monthly.toFixed(6))) }
}

const thirtyDays = 30 * 86_400_000

export function recountSubscriptions(all: readonly MadeSubscription[], at: Date) {
  const before = new Date(at.getTime() - thirtyDays)
  const had = live(all, before)
  return {
    now: goOn(all, at),
    before: goOn(all, before),
    churn: { had: had.length, lost: had.filter((one) => !live(all, at).includes(one)).length },
  }
}

/** Cohort of a month (`YYYY-MM`): how many of its subscriptions were live at the end of each later month. */
export function recountCohort(
  all: readonly MadeSubscription[],
  month: string,
  months: readonly string[],
) {
  const own = all.filter((one) => isBegun(one) && dayOf(one.createdAt).startsWith(month))
  const later = months.filter((one) => one >= month)
  return {
    began: own.length,
    left: later.map(
      (one) =>
        own.filter(({ endedAt }) => endedAt === null || dayOf(endedAt).slice(0, 7) > one).length,
    ),
  }
}
