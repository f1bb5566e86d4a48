import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid, termsOf } from '../../../entitlements/entitlement-row'
import { spansOf } from '../../../entitlements/fold-terms'
import { project } from '../../../entitlements/projection'
import { AppError } from '../../../lib/app-error'
import { now } from '../../../lib/clock'
import { deferBilling } from '../../../payments/defer-billing'
import { findUser } from '../../../users/user-row'
import { writeAct } from '../../log/write-act'
import type { On } from '../on-user'

type EndTerm = On & { term: number; reason: string }

/**
 * Ends a term behind which no money stands; what comes after it begins now, and none of it is lost. Money ends what was
 * bought (a refund). Throws notFound, adminTermPaid, adminTermOver.
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
  await writeAct(strapi, {
    admin,
    act: 'endTerm',
    subject: { kind: 'user', id: user.id },
    before: { until: user.paidUserExpire, term: id },
    after: { until: after },
    reason,
  })
}

/** One that has not begun is taken back; one that runs was as long as it lasted. */
function endedAt(at: Date, start: Date): Partial<EntitlementRow> {
  const seconds = Math.floor((at.getTime() - start.getTime()) / 1000)
  if (seconds > 0) return { months: null, days: null, seconds }
  return { ownState: 'revoked', state: 'revoked', stateSince: at.toISOString() }
}
