import type { Tier } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { tierOf } from '../users/tier'
import type { UserRow } from '../users/user-row'

export type MemberFile = Pick<UserRow, 'id' | 'email' | 'createdAt' | 'plan' | 'paidUserExpire'> & {
  tier: Tier
  /** Newest first. */
  orders: Pick<OrderRow, 'productName' | 'state' | 'currency' | 'amount' | 'createdAt'>[]
}

const most = 20

/** What the panel tells of a member: enough to write to them, and what they bought. */
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
