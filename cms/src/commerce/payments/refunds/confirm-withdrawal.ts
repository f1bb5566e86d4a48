import { refundDays, type Withdrawal } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addDays } from 'date-fns-4/addDays'
import { now } from '../../../platform/lib/clock'
import { insertOnce } from '../../../platform/lib/insert-once'
import { addTask } from '../../../platform/tasks/add-task'
import { findOrder } from '../../orders/order-row'
import { confirmByMail } from '../../withdrawals/confirm-by-mail'
import type { NamedOrder } from '../../withdrawals/find-named-order'
import { withdrawalOf } from '../../withdrawals/withdrawal-of'
import { findWithdrawal, withdrawalTable } from '../../withdrawals/withdrawal-row'
import { withOwnerLocks } from './lock-owner-rows'

/**
 * Records a buyer's withdrawal: its row, the confirming e-mail and the task that acts on it, in one transaction that
 * locks the order and all affected users. Repeating it returns the first statement with its date. Throws the reason if
 * withdrawal is not possible.
 */
export const confirmWithdrawal = (
  strapi: Core.Strapi,
  { order: { id }, email }: NamedOrder,
): Promise<Withdrawal> =>
  withOwnerLocks(strapi, id, async () => {
    const order = await findOrder(strapi, { id })
    if (!order?.paidAt) throw new Error(`Order ${id} is gone.`)
    const named = { order: { ...order, paidAt: order.paidAt }, email }
    const before = await withdrawalOf(strapi, named)
    if (before.statedAt) return before
    const statedAt = now()
    const row = {
      order_id: id,
      user_id: order.userId,
      name: before.name,
      email,
      effect: before.effect,
      state: 'open',
      refunded_before: order.refundedAmount,
      stated_at: statedAt,
      refund_due_at: addDays(statedAt, refundDays),
    }
    // The order's row is locked; the unique index also covers cluster databases that do not see each other's locks.
    const added = await insertOnce(strapi, { table: withdrawalTable, unique: 'order_id', row })
    const stated = await withdrawalOf(strapi, named)
    if (added === undefined) return stated
    const stored = await findWithdrawal(strapi, { id: added })
    if (!stored) throw new Error(`Withdrawal ${added} is gone.`)
    await confirmByMail(strapi, stated, stored)
    await addTask(strapi, {
      kind: 'followWithdrawal',
      about: stored.documentId,
      payload: { withdrawal: added },
    })
    return stated
  })
