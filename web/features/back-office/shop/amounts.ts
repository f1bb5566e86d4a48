import type { Currency } from '@krono/contract'
import { formatMoney } from '@/base/text/format'

type Sum = { currency: Currency; revenue: number; orders: number; discount?: number }

/** Sums of all currencies in a row. */
export const sumsText = (sums: readonly Sum[], what: 'revenue' | 'discount') =>
  sums.map(({ currency, ...sum }) => formatMoney({ amount: sum[what] ?? 0, currency })).join(' + ')

export const ordersIn = (sums: readonly Sum[]) =>
  sums.reduce((count, { orders }) => count + orders, 0)
