import type { Money } from '@krono/contract'
import type { OrderRow } from './order-row'

/** Left out as null: as ordered. */
type Order = Pick<OrderRow, 'amount' | 'currency'> &
  Partial<Pick<OrderRow, 'paidAmount' | 'paidCurrency'>>

/** What came for an order: what was ordered, unless it waits to be looked into because something else came. */
export const paidOf = ({ amount, currency, paidAmount, paidCurrency }: Order): Money => ({
  amount: paidAmount ?? amount,
  currency: paidCurrency ?? currency,
})
