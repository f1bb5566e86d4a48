import { type AdminCoupon, rowsInPanel } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type UserCouponRow, userCouponUid } from '../../../commerce/coupons/user-coupon-row'
import { type OrderRow, orderUid } from '../../../commerce/orders/order-row'
import { fullName } from '../../../members/users/full-name'
import { type UserRow, userUid } from '../../../members/users/user-row'
import { instantOf } from '../../lists/cells'

type User = Pick<UserRow, 'id' | 'documentId' | 'firstName' | 'lastName' | 'email'>
type Order = Pick<OrderRow, 'id' | 'documentId' | 'state' | 'amount' | 'currency' | 'buyerEmail'>

/** Current and former holders of a coupon, newest first. */
export async function usersOfCoupon(
  { db }: Core.Strapi,
  couponId: number,
): Promise<AdminCoupon['users']> {
  const rows: UserCouponRow[] = await db
    .query(userCouponUid)
    .findMany({ where: { couponId }, orderBy: { id: 'desc' }, limit: rowsInPanel })
  const users: User[] = await db.query(userUid).findMany({
    where: { id: { $in: rows.flatMap(({ userId }) => userId || []) } },
    select: ['id', 'documentId', 'firstName', 'lastName', 'email'],
  })
  const orders: Order[] = await db.query(orderUid).findMany({
    where: { id: { $in: rows.flatMap(({ orderId }) => orderId ?? []) } },
    select: ['id', 'documentId', 'state', 'amount', 'currency', 'buyerEmail'],
  })
  return rows.map((row) => {
    const user = users.find(({ id }) => id === row.userId)
    const order = orders.find(({ id }) => id === row.orderId)
    return {
      user: user?.documentId ?? null,
      name: fullName(user ?? {}),
      email: user?.email ?? order?.buyerEmail ?? null,
      state: row.state,
      at: instantOf(row.usedAt ?? row.claimedAt) ?? '',
      order: order ? orderOf(order) : null,
    }
  })
}

const orderOf = ({ documentId, state, amount, currency }: Order) => ({
  id: documentId,
  state,
  total: { amount, currency },
})
