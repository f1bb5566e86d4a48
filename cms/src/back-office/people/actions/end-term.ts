import type { Core } from '@strapi/strapi'
import { endTermNow } from '../../../commerce/entitlements/end-term-now'
import { termsOf } from '../../../commerce/entitlements/entitlement-row'
import { deferBilling } from '../../../commerce/payments/subscriptions/defer-billing'
import { findUser } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { recordAction } from '../../log/record-action'
import type { On } from '../on-user'

type EndTerm = On & { term: number; reason: string }

/**
 * Ends a term without an order; later terms start now, with their full length. Bought terms end by a refund. Throws
 * notFound, adminTermPaid, adminTermOver.
 */
export async function endTerm(strapi: Core.Strapi, { admin, user, term: id, reason }: EndTerm) {
  const terms = await termsOf(strapi, user.id)
  const row = terms.find((one) => one.id === id)
  if (!row) throw new AppError('notFound')
  if (row.orderId !== null) throw new AppError('adminTermPaid')
  const isEnded = await endTermNow(strapi, { userId: user.id, id, at: now() })
  if (!isEnded) throw new AppError('adminTermOver')
  await deferBilling(strapi, user.id)
  const after = (await findUser(strapi, user.id))?.paidUserExpire ?? null
  await recordAction(strapi, {
    admin,
    act: 'endTerm',
    subject: { kind: 'user', id: user.id },
    before: { until: user.paidUserExpire, term: id },
    after: { until: after },
    reason,
  })
}
