import { type Withdrawal, withdrawalDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import type { NamedOrder } from './find-named-order'
import { withdrawalOf } from './withdrawal-of'
import { type WithdrawalRow, withdrawalUid } from './withdrawal-row'

const dayMs = 86_400_000

/** A member's orders that can be, or were, withdrawn from; newest first. */
export async function listWithdrawals(
  strapi: Core.Strapi,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<Withdrawal[]> {
  const { db } = strapi
  const stated: WithdrawalRow[] = await db.query(withdrawalUid).findMany({ where: { userId } })
  const since = new Date(now().getTime() - (withdrawalDays + 2) * dayMs).toISOString()
  const which = [{ id: { $in: stated.map(({ orderId }) => orderId) } }, { paidAt: { $gt: since } }]
  const orders: OrderRow[] = await db.query(orderUid).findMany({
    where: { userId, paidAt: { $notNull: true }, $or: which },
    orderBy: { id: 'desc' },
  })
  const found: Withdrawal[] = []
  for (const order of orders) {
    const one = order.paidAt
      ? await possible(strapi, { order: { ...order, paidAt: order.paidAt }, email })
      : undefined
    if (one) found.push(one)
  }
  return found
}

async function possible(strapi: Core.Strapi, named: NamedOrder): Promise<Withdrawal | undefined> {
  try {
    return await withdrawalOf(strapi, named)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
