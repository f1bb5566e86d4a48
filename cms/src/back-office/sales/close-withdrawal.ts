import type { Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findOrder, type OrderRow } from '../../commerce/orders/order-row'
import { pendingRefundAmount } from '../../commerce/payments/refunds/create-refund'
import { withOwnerLocks } from '../../commerce/payments/refunds/lock-owner-rows'
import { answerSubject } from '../../commerce/withdrawals/answer-subject'
import {
  findWithdrawal,
  type WithdrawalRow,
  withdrawalUid,
} from '../../commerce/withdrawals/withdrawal-row'
import { findUser } from '../../members/users/user-row'
import { houseAddress } from '../../messaging/contact/house-address'
import { contactLink } from '../../messaging/mail/links'
import { addToOutbox } from '../../messaging/mail/outbox'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { recordAction } from '../log/record-action'

type Close = Inputs['adminCloseWithdrawal'] & { admin: number; id: string }

/**
 * Ends a withdrawal without a refund, and e-mails the answer to the buyer, in one transaction that locks the buyer and
 * the order, as refunds and the erasure of an account do. Does nothing if it is closed already. Throws notFound,
 * withdrawalDue if the full amount is refunded automatically, withdrawalRefunded if there was a refund,
 * refundedMeanwhile while a refund is pending.
 */
export async function closeWithdrawal(
  strapi: Core.Strapi,
  { id, ...wish }: Close,
): Promise<{ id: string }> {
  const found = await findWithdrawal(strapi, { documentId: id })
  if (!found) throw new AppError('notFound')
  return withOwnerLocks(strapi, found.orderId, async () => {
    const row = await findWithdrawal(strapi, { documentId: id })
    const order = await findOrder(strapi, { id: found.orderId })
    if (!row || !order) throw new AppError('notFound')
    if (row.state !== 'closed') await close(strapi, row, order, wish)
    return { id }
  })
}

async function close(
  strapi: Core.Strapi,
  row: WithdrawalRow,
  order: OrderRow,
  { admin, reason, answer }: Omit<Close, 'id'>,
) {
  if (row.state === 'settled') throw new AppError('withdrawalRefunded')
  if (row.effect === 'refund') throw new AppError('withdrawalDue')
  if ((await pendingRefundAmount(strapi, order)) > 0) throw new AppError('refundedMeanwhile')
  await strapi.db
    .query(withdrawalUid)
    .updateMany({ where: { id: row.id }, data: { state: 'closed' } })
  if (row.email) await mailAnswer(strapi, { ...row, email: row.email }, order.productName, answer)
  await recordAction(strapi, {
    admin,
    act: 'closeWithdrawal',
    subject: { kind: 'order', id: order.documentId },
    before: { state: row.state },
    after: { state: 'closed' },
    reason,
  })
}

async function mailAnswer(
  strapi: Core.Strapi,
  { documentId, userId, email }: WithdrawalRow & { email: string },
  product: string,
  answer: string,
) {
  const user = userId === null ? undefined : await findUser(strapi, userId)
  await addToOutbox(strapi, {
    mail: 'houseLetter',
    to: email,
    replyTo: await houseAddress(strapi),
    userId,
    data: {
      name: user?.firstName ?? null,
      subject: answerSubject[env.LANGUAGE](product),
      answer,
      link: contactLink(),
    },
    dedupeKey: `withdrawalAnswered:${documentId}`,
  })
}
