import type { Core } from '@strapi/strapi'
import {
  type EntitlementRow,
  entitlementUid,
  termsOf,
} from '../../../commerce/entitlements/entitlement-row'
import { spansOf } from '../../../commerce/entitlements/merge-terms'
import { project } from '../../../commerce/entitlements/projection'
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
  const span = spansOf(terms).find(({ term }) => term.id === id)
  const at = now()
  if (!span || span.end <= at) throw new AppError('adminTermOver')
  await strapi.db.query(entitlementUid).updateMany({ where: { id }, data: endedAt(at, span.start) })
  await project(strapi, user.id)
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

/** A term that has not begun is revoked; a running one is shortened to the time it lasted. */
function endedAt(at: Date, start: Date): Partial<EntitlementRow> {
  const seconds = Math.floor((at.getTime() - start.getTime()) / 1000)
  if (seconds > 0) return { months: null, days: null, seconds }
  return { ownState: 'revoked', state: 'revoked', stateSince: at.toISOString() }
}
