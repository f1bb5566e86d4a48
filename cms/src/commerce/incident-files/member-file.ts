import type { Tier } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import { now } from '../../platform/lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'

export type MemberFile = Pick<UserRow, 'id' | 'email' | 'createdAt' | 'plan' | 'paidUserExpire'> & {
  tier: Tier
  /** Newest first. */
  orders: Pick<OrderRow, 'productName' | 'state' | 'currency' | 'amount' | 'createdAt'>[]
}

const most = 20

/** A member's data for the panel: enough to write to them, and their purchases. */
export async function memberFile({ db }: Core.Strapi, user: UserRow): Promise<MemberFile> {
  const { id, email, createdAt, plan, paidUserExpire } = user
  const orders: OrderRow[] = await db
    .query(orderUid)
    .findMany({ where: { userId: id }, orderBy: { id: 'desc' }, limit: most })
  return {
    ...{ id, email, createdAt, plan, paidUserExpire },
    tier: tierOf(user, now()),
    orders: orders.map(({ productName, state, currency, amount, createdAt: orderedAt }) => ({
      ...{ productName, state, currency, amount },
      createdAt: orderedAt,
    })),
  }
}
