import type { AuditLog, AuditLogQuery } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { couponUid } from '../../commerce/coupons/coupon-row'
import { fullName } from '../../members/users/full-name'
import { instantOf } from '../lists/cells'
import { type AuditRow, auditUid } from './record-action'

type Admin = { id: number; email: string; firstName: string | null; lastName: string | null }

const userUid = 'plugin::users-permissions.user'
const most = 50

/** Rows of the log, newest first, with the admins' names. */
export async function namedActions({ db }: Core.Strapi, where: object) {
  const rows: AuditRow[] = await db
    .query(auditUid)
    .findMany({ where, orderBy: { id: 'desc' }, limit: most })
  const ids = [...new Set(rows.flatMap(({ admin }) => admin ?? []))]
  const admins: Admin[] = await db.query(userUid).findMany({ where: { id: { $in: ids } } })
  return rows.map(({ admin, ...row }) => {
    const found = admins.find(({ id }) => id === admin)
    return { ...row, admin: (found && (fullName(found) || found.email)) ?? null }
  })
}

/** Actions of admins on a subject, newest first. */
export async function readAuditLog(
  strapi: Core.Strapi,
  { kind, id }: AuditLogQuery,
): Promise<AuditLog> {
  const batch = kind === 'coupon' ? await batchOf(strapi, id) : null
  const ofSubject = { subjectKind: kind, subjectId: id }
  const making = { ...ofSubject, act: { $in: ['makeCoupons', 'switchCoupon'] }, subjectId: batch }
  const rows = await namedActions(strapi, batch === null ? ofSubject : { $or: [ofSubject, making] })
  return {
    actions: rows.map(({ act, admin: by, reason, createdAt }) => ({
      act,
      by,
      reason,
      at: instantOf(createdAt) ?? '',
    })),
  }
}

/** The codes of a batch are created and switched by one action, with the batch name as subject. */
async function batchOf({ db }: Core.Strapi, documentId: string): Promise<string | null> {
  const coupon = await db.query(couponUid).findOne({ where: { documentId }, select: ['batch'] })
  return coupon?.batch ?? null
}
