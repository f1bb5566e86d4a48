import type { ActsAbout, ActsQuery } from '@krono/contract'
import type { Core } from '@strapi/strapi'
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
  const rows = await namedActs(strapi, { subjectKind: kind, subjectId: id })
  return {
    acts: rows.map(({ act, admin: by, reason, createdAt }) => ({
      act,
      by,
      reason,
      at: instantOf(createdAt) ?? '',
    })),
  }
}
