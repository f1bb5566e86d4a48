/**
 * Sums of orders, one row per day, currency and product; and notes, one row for each later change, at its own instant.
 */
export const daysTable = 'krono_sales_days'

const one = (condition: string) => `CASE WHEN ${condition} THEN 1 ELSE 0 END`

/** What a fulfilled order adds to its day, by column (decision sales-figures). */
export const partsOf = (order: string) => ({
  orders: '1',
  free: one(`${order}.amount = 0`),
  renewals: one(`${order}.kind = 'renewal'`),
  charged: `${order}.amount`,
  discount: `${order}.discount`,
  discounted: one(`${order}.discount > 0`),
  disputed: `CASE WHEN ${order}.state = 'disputed' THEN ${order}.amount - ${order}.refunded_amount ELSE 0 END`,
})

export type Part = keyof ReturnType<typeof partsOf>

export const parts = Object.keys(partsOf('')) as Part[]

/** All columns that decide what an order adds, and to which day. */
export const decisive = [
  ...['paid_at', 'fulfilled_at', 'currency', 'product_key', 'kind', 'state'],
  ...['amount', 'discount', 'refunded_amount'],
] as const

export const isCounted = (order: string) =>
  `${order}.fulfilled_at IS NOT NULL AND ${order}.paid_at IS NOT NULL`

/** The sums of a statement's groups. */
export const sumsOf = (columns: Readonly<Record<Part, string>>) =>
  parts.map((part) => `SUM(${columns[part]}) AS ${part}`).join(', ')

export const columnsOf = (row: string) =>
  Object.fromEntries(parts.map((part) => [part, `${row}.${part}`])) as Record<Part, string>
