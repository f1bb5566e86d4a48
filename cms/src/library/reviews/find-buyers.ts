import { isBoughtWith, type OrderedKey, payLinkKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { orderUid } from '../../commerce/orders/order-row'
import type { ReviewRow } from './review-row'

type Of = Pick<ReviewRow, 'userId' | 'subject'>
type Order = { userId: number; productKey: OrderedKey; amount: number; refundedAmount: number }

/**
 * Whether a review's writer bought its subject: paid for it and was not fully refunded. Free items and gifts from
 * others do not count.
 */
export async function findBuyers({ db }: Core.Strapi, reviews: readonly Of[]) {
  const userIds = [...new Set(reviews.map(({ userId }) => userId).filter((id) => id !== null))]
  const orders: Order[] =
    userIds.length === 0
      ? []
      : await db.query(orderUid).findMany({
          where: { userId: { $in: userIds }, state: 'fulfilled' },
          select: ['userId', 'productKey', 'amount', 'refundedAmount'],
        })
  const paid = orders.filter(({ amount, refundedAmount }) => amount > refundedAmount)
  return ({ userId, subject }: Of): boolean =>
    paid.some(
      ({ userId: buyer, productKey: key }) =>
        buyer === userId && key !== payLinkKey && isBoughtWith(subject, key),
    )
}
