import type { Core } from '@strapi/strapi'
import type { UserRow } from '../users/user-row'
import { type PersonalUid, rowsOfUser } from './personal-tables'
import { purgeViews } from './purge-views'

type Named = { id: number; documentId: string }

/**
 * Removes an erased user from the audit log, and from the settings they changed: actions stay, without the user as subject or acting admin. Also blanks
 * notes about the user's orders, analyses, coupons and incidents; refunds contain amounts only, and stay. Must run
 * before those rows lose their owner.
 */
export async function redactLog(strapi: Core.Strapi, user: UserRow) {
  const { db } = strapi
  const rowsOf = async (uid: PersonalUid): Promise<Named[]> =>
    db.query(uid).findMany({ select: ['id', 'documentId'], where: rowsOfUser(uid, user) })
  const orders = await rowsOf('api::order.order')
  const emptied = orders.length > 0 ? await emptyIncidents(strapi, orders) : []
  const subjects = [
    ['user', [String(user.id)]],
    ['incident', idsOf(emptied)],
    ['analysis', idsOf(await rowsOf('api::analysis.analysis'))],
    ['coupon', idsOf(await rowsOf('api::coupon.coupon'))],
  ] as const
  const auditLog = db.query('api::admin-act.admin-act')
  for (const [subjectKind, ids] of subjects)
    await auditLog.updateMany({
      where: { subjectKind, subjectId: { $in: ids } },
      data: { before: null, after: null, reason: null },
    })
  await auditLog.updateMany({
    where: { subjectKind: 'order', subjectId: { $in: idsOf(orders) } },
    data: { reason: null },
  })
  await auditLog.updateMany({ where: { admin: user.id }, data: { admin: null } })
  const settings = db.query('api::setting.setting')
  await settings.updateMany({ where: { changedBy: user.id }, data: { changedBy: null } })
  await purgeViews(strapi, user.email)
}

/** Erases the admins' notes on incidents about orders. */
async function emptyIncidents({ db }: Core.Strapi, orders: readonly Named[]): Promise<Named[]> {
  const incidents = db.query('api::incident.incident')
  const where = { orderId: { $in: orders.map(({ id }) => id) } }
  await incidents.updateMany({ where, data: { note: null } })
  return incidents.findMany({ select: ['id', 'documentId'], where })
}

const idsOf = (rows: readonly Named[]) => rows.map(({ documentId }) => documentId)
