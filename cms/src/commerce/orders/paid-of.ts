import type { Money } from '@krono/contract'
import type { OrderRow } from './order-row'

/** null or missing: as ordered. */
type Order = Pick<OrderRow, 'amount' | 'currency'> &
  Partial<Pick<OrderRow, 'paidAmount' | 'paidCurrency'>>

/** The paid amount: the ordered one, unless another was paid and the order is in review. */
export const paidOf = ({ amount, currency, paidAmount, paidCurrency }: Order): Money => ({
  amount: paidAmount ?? amount,
  currency: paidCurrency ?? currency,
})
