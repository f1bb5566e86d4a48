import {
  type ErrorCode,
  productKindFacts,
  type WithdrawalEffect,
  withdrawalDays,
} from '@krono/contract'
import { dayAfter, dayAt, instantAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { type GiftRow, openStates } from '../gifts/gift-row'
import type { OrderRow } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'

/** The first instant without the right of withdrawal: the end of the fourteenth day after the payment. */
export function withdrawalEnd(paidAt: Date, timeZone: string = env.TIME_ZONE): Date {
  const day = dayAfter(dayAt(paidAt, timeZone), withdrawalDays + 1)
  return instantAt({ day, time: '00:00:00', timeZone })
}

type Order = Pick<
  OrderRow,
  | 'kind'
  | 'state'
  | 'productKey'
  | 'amount'
  | 'currency'
  | 'paidAmount'
  | 'paidCurrency'
  | 'refundedAmount'
  | 'payLinkId'
>
type Paid = Order & { paidAt: string }

/** Why withdrawal from a paid order is not possible at an instant; undefined: it is. */
export function refusalOf(order: Paid, at: Date): ErrorCode | undefined {
  if (order.amount === 0) return 'withdrawalOfNothing'
  if (order.kind === 'renewal') return 'withdrawalOfRenewal'
  if (order.state === 'refunded' || order.refundedAmount >= paidOf(order).amount)
    return 'withdrawalRefunded'
  return at >= withdrawalEnd(new Date(order.paidAt)) ? 'withdrawalLate' : undefined
}

/** The effect of a withdrawal from such an order. */
export function effectOf(order: Order, gift: Pick<GiftRow, 'state'> | undefined): WithdrawalEffect {
  const { state, payLinkId, productKey } = order
  const isPlain = state === 'paid' || state === 'fulfilled'
  if (!isPlain || payLinkId !== null) return 'review'
  // Nothing was created or granted yet.
  if (state === 'paid') return 'refund'
  if (gift) return giftEffect(gift)
  return productKindFacts(productKey).withdrawal
}

function giftEffect({ state }: Pick<GiftRow, 'state'>): WithdrawalEffect {
  if (state === 'claimed') return 'begun'
  return openStates.some((open) => open === state) ? 'refund' : 'review'
}
