import { z } from 'zod'
import { calendarDate } from '../dates'
import { languageCodes } from '../languages'
import { currencies } from '../money'
import { anyOrderedKey } from '../products'

export const salesSteps = ['day', 'week', 'month'] as const

export type SalesStep = (typeof salesSteps)[number]

export const salesAgainst = ['before', 'monthBefore', 'yearBefore'] as const

export type SalesAgainst = (typeof salesAgainst)[number]

/** Most days of a period, and most steps of its figures. */
export const salesLimits = { days: 3660, steps: 400 } as const

/** Address of the public calculator, as in its page views. */
export const calculatorPage = '/kronoworksheet/visitor'

const invalid = { error: 'invalidField' } as const

/**
 * GET /admin/sales?from=&until=&by=&against= → figures of a period. Days are in the deployment's time zone, both inclusive;
 * default: the last twelve months. `against`: the period before of the same length, or the same days a month or a year
 * earlier.
 */
export const salesQuery = z.strictObject({
  from: calendarDate.optional(),
  until: calendarDate.optional(),
  by: z.enum(salesSteps, invalid).optional(),
  against: z.enum(salesAgainst, invalid).optional(),
})

const count = z.number().int()
/** Minor units of the currency of its group. */
const sum = z.number().int()

/**
 * Income and refunds of a period. Orders count once they are fulfilled, on the day of their payment; refunds on their
 * own day.
 */
const moneySums = z.object({
  /** Paid orders, and those of them with a price of 0. */
  orders: count,
  free: count,
  renewals: count,
  gifts: count,
  charged: sum,
  /** Refunds and lost disputes of the period, whenever the order was paid. */
  returned: sum,
  /** charged − returned. */
  net: sum,
  /** Total coupon discount, and the number of orders with one. */
  discount: sum,
  discounted: count,
  /** Disputed amounts of orders paid in this period; they count as income until the dispute is decided. */
  disputed: sum,
})

export type MoneySums = z.infer<typeof moneySums>

const wholeSums = moneySums.extend({
  /** Number of distinct buyers: by account; without one or with a deleted one, by address or order. */
  buyers: count,
  /** Orders with a full or partial refund. */
  returnedOrders: count,
})

export type WholeSums = z.infer<typeof wholeSums>

/** One or more days, both ends inclusive. */
const span = z.object({ from: calendarDate, until: calendarDate })

const recurring = z.object({
  /** Monthly recurring revenue: yearly prices count as a twelfth. */
  monthly: sum,
  count,
})

const salesInCurrency = z.object({
  currency: z.enum(currencies),
  now: wholeSums,
  before: wholeSums,
  steps: z.array(moneySums.extend({ ...span.shape, before: sum })),
  /** `name` of a course or an e-book; null: the key has a fixed name. */
  products: z.array(moneySums.extend({ product: anyOrderedKey, name: z.string().nullable() })),
  recurring: z.object({
    now: recurring,
    /** Thirty days earlier. */
    before: recurring,
    /** Of today's subscriptions: those with a failed charge, and those that end without another charge. */
    owing: recurring,
    ending: recurring,
  }),
})

export type SalesInCurrency = z.infer<typeof salesInCurrency>

/** Subscriptions that were active at the start of thirty days, and how many of them ended within these. */
const churn = z.object({ had: count, lost: count })

export const funnelSteps = ['calculated', 'registered', 'confirmed', 'opened', 'paid'] as const

export type FunnelStep = (typeof funnelSteps)[number]

export const salesAnswer = z.object({
  ...span.shape,
  by: z.enum(salesSteps),
  against: z.enum(salesAgainst),
  earlier: span,
  timeZone: z.string(),
  /** The deployment's currency first. */
  currencies: z.array(salesInCurrency),
  churn: z.object({ now: churn, before: churn }),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
  /**
   * Subscriptions started in a month, and how many of them were active at the end of it and of each later month; the last
   * value is today's.
   */
  cohorts: z.array(z.object({ month: calendarDate, began: count, left: z.array(count) })),
  campaigns: z.array(
    z.object({ name: z.string(), language: z.enum(languageCodes), ...span.shape }),
  ),
})

export type SalesAnswer = z.infer<typeof salesAnswer>
