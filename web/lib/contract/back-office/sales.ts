import { z } from 'zod'
import { calendarDate } from '../dates'
import { languageCodes } from '../languages'
import { currencies } from '../money'
import { orderedKeys } from '../products'

export const salesSteps = ['day', 'week', 'month'] as const

export type SalesStep = (typeof salesSteps)[number]

export const salesAgainst = ['before', 'monthBefore', 'yearBefore'] as const

export type SalesAgainst = (typeof salesAgainst)[number]

/** Most days of a period, and most steps of its figures. */
export const salesLimits = { days: 3660, steps: 400 } as const

/** The page on which visitors compute a chart, as its views are counted. */
export const calculatorPage = '/kronoworksheet/visitor'

const invalid = { error: 'invalidField' } as const

/**
 * GET /admin/sales?from=&until=&by=&against= → days where the deployment is, both included; left out: the last twelve
 * months. `against`: the same length right before, or the same days of a month or a year earlier.
 */
export const salesQuery = z.strictObject({
  from: calendarDate.optional(),
  until: calendarDate.optional(),
  by: z.enum(salesSteps, invalid).optional(),
  against: z.enum(salesAgainst, invalid).optional(),
})

const count = z.number().int()
/** Minor units of the currency that it stands under. */
const sum = z.number().int()

/**
 * Income and refunds of a period. Orders count once they are fulfilled, on the day of their payment; refunds on their
 * own day.
 */
const moneySums = z.object({
  /** Orders that were paid, and those of them that cost nothing. */
  orders: count,
  free: count,
  renewals: count,
  gifts: count,
  charged: sum,
  /** By refunds and by lost disputes, whenever it was paid. */
  returned: sum,
  /** charged − returned. */
  net: sum,
  /** What coupons took off, and in how many orders. */
  discount: sum,
  discounted: count,
  /** What banks ask for of orders that were paid in this time; it counts as ours until it is decided. */
  disputed: sum,
})

export type MoneySums = z.infer<typeof moneySums>

const wholeSums = moneySums.extend({
  /** Number of buyers: by account; without one, or with a deleted one, by address or order. */
  buyers: count,
  /** Orders of which something went back. */
  returnedOrders: count,
})

export type WholeSums = z.infer<typeof wholeSums>

/** A day or more: from the first day up to the last, both included. */
const span = z.object({ from: calendarDate, until: calendarDate })

const recurring = z.object({
  /** A month's worth of what goes on: a year's price is a twelfth of it. */
  monthly: sum,
  count,
})

const salesInCurrency = z.object({
  currency: z.enum(currencies),
  now: wholeSums,
  before: wholeSums,
  steps: z.array(moneySums.extend({ ...span.shape, before: sum })),
  products: z.array(moneySums.extend({ product: z.enum(orderedKeys) })),
  recurring: z.object({
    now: recurring,
    /** Thirty days earlier. */
    before: recurring,
    /** Of the subscriptions that go on today: those with a failed charge, and those that end without another one. */
    owing: recurring,
    ending: recurring,
  }),
})

export type SalesInCurrency = z.infer<typeof salesInCurrency>

/** Subscriptions that ended within thirty days, of those active at their beginning. */
const churn = z.object({ had: count, lost: count })

export const funnelSteps = ['calculated', 'registered', 'confirmed', 'opened', 'paid'] as const

export type FunnelStep = (typeof funnelSteps)[number]

export const salesAnswer = z.object({
  ...span.shape,
  by: z.enum(salesSteps),
  against: z.enum(salesAgainst),
  earlier: span,
  timeZone: z.string(),
  /** The deployment's own first. */
  currencies: z.array(salesInCurrency),
  churn: z.object({ now: churn, before: churn }),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
  /**
   * Subscriptions begun in a month, and how many of them were active at its end and at each later one; the last is
   * today.
   */
  cohorts: z.array(z.object({ month: calendarDate, began: count, left: z.array(count) })),
  campaigns: z.array(
    z.object({ name: z.string(), language: z.enum(languageCodes), ...span.shape }),
  ),
})

export type SalesAnswer = z.infer<typeof salesAnswer>
