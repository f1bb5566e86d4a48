import type { ActsAbout, ActsQuery } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { couponUid } from '../../coupons/coupon-row'
import { fullName } from '../../users/full-name'
import { instantOf } from '../lists/cells'
import { type ActRow, actUid } from './write-act'

type Who = { id: number; email: string; firstName: string | null; lastName: string | null }

const userUid = 'plugin::users-permissions.user'
const most = 50

/** Rows of the log, the newest first, with how people call the admin. */
export async function namedActs({ db }: Core.Strapi, where: object) {
  const rows: ActRow[] = await db
    .query(actUid)
    .findMany({ where, orderBy: { id: 'desc' }, limit: most })
  const ids = [...new Set(rows.flatMap(({ admin }) => admin ?? []))]
  const admins: Who[] = await db.query(userUid).findMany({ where: { id: { $in: ids } } })
  return rows.map(({ admin, ...row }) => {
    const who = admins.find(({ id }) => id === admin)
    return { ...row, admin: (who && (fullName(who) || who.email)) ?? null }
  })
}

/** What admins did with something, the newest first. */
export async function readActs(strapi: Core.Strapi, { kind, id }: ActsQuery): Promise<ActsAbout> {
  const batch = kind === 'coupon' ? await batchOf(strapi, id) : null
  const own = { subjectKind: kind, subjectId: id }
  const making = { ...own, act: 'makeCoupons', subjectId: batch }
  const rows = await namedActs(strapi, batch === null ? own : { $or: [own, making] })
  return {
    acts: rows.map(({ act, admin: by, reason, createdAt }) => ({
      act,
      by,
      reason,
      at: instantOf(createdAt) ?? '',
    })),
  }
}

/** Codes of a batch were made by one act, which is about its name. */
async function batchOf({ db }: Core.Strapi, documentId: string): Promise<string | null> {
  const coupon = await db.query(couponUid).findOne({ where: { documentId }, select: ['batch'] })
  return coupon?.batch ?? null
}
