import type { Core } from '@strapi/strapi'
import type { UserRow } from '../users/user-row'
import { forgetViews } from './forget-views'
import { type PersonalUid, rowsOfUser } from './personal-tables'

type Named = { id: number; documentId: string }

/**
 * Of what admins did, that it was done stays; nothing of the person, nor that an admin was this one. What they wrote
 * about the person's orders, analyses, coupons and incidents is about the person; what was given back of an order is
 * money alone, and stays. Before those rows are nobody's.
 */
export async function blankLog(strapi: Core.Strapi, user: UserRow) {
  const { db } = strapi
  const theirs = async (uid: PersonalUid): Promise<Named[]> =>
    db.query(uid).findMany({ select: ['id', 'documentId'], where: rowsOfUser(uid, user) })
  const orders = await theirs('api::order.order')
  const told = orders.length > 0 ? await emptyIncidents(strapi, orders) : []
  const subjects = [
    ['user', [String(user.id)]],
    ['incident', idsOf(told)],
    ['analysis', idsOf(await theirs('api::analysis.analysis'))],
    ['coupon', idsOf(await theirs('api::coupon.coupon'))],
  ] as const
  const acts = db.query('api::admin-act.admin-act')
  for (const [subjectKind, ids] of subjects)
    await acts.updateMany({
      where: { subjectKind, subjectId: { $in: ids } },
      data: { before: null, after: null, reason: null },
    })
  await acts.updateMany({
    where: { subjectKind: 'order', subjectId: { $in: idsOf(orders) } },
    data: { reason: null },
  })
  await acts.updateMany({ where: { admin: user.id }, data: { admin: null } })
  await forgetViews(strapi, user.email)
}

/** Of incidents about orders what admins noted. */
async function emptyIncidents({ db }: Core.Strapi, orders: readonly Named[]): Promise<Named[]> {
  const incidents = db.query('api::incident.incident')
  const where = { orderId: { $in: orders.map(({ id }) => id) } }
  await incidents.updateMany({ where, data: { note: null } })
  return incidents.findMany({ select: ['id', 'documentId'], where })
}

const idsOf = (rows: readonly Named[]) => rows.map(({ documentId }) => documentId)
