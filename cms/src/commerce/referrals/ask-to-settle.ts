import type { Core } from '@strapi/strapi'
import { addTask } from '../../platform/tasks/add-task'
import { type ReferralRow, referralUid } from './referral-row'

const ask = (strapi: Core.Strapi, { id }: Pick<ReferralRow, 'id'>) =>
  addTask(strapi, { kind: 'settleReferral', about: id, payload: { referral: id } })

/** After a friend confirmed their address: counts them, and gives what that earns. In the caller's transaction. */
export async function settleFriend(strapi: Core.Strapi, friendUserId: number) {
  const row: ReferralRow | null = await strapi.db
    .query(referralUid)
    .findOne({ where: { friendUserId } })
  if (row) await ask(strapi, row)
}

/** After a payment or a refund of an order. In the caller's transaction. */
export async function settlePayer(
  strapi: Core.Strapi,
  order: { id: number; userId: number | null },
) {
  // The payer's account may have been erased since.
  const byOrder = { paidOrderId: order.id }
  const where = order.userId === null ? byOrder : { $or: [byOrder, { friendUserId: order.userId }] }
  const rows: ReferralRow[] = await strapi.db.query(referralUid).findMany({ where })
  for (const row of rows) await ask(strapi, row)
}
