import { queryOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { namesAddress } from './names-address'

type View = { id: number; name: string; query: string }
type AuditRow = { id: number; before: unknown; after: unknown }

/**
 * Deletes saved lists that contain the address of this user in a filter or name, encoded or plain, and blanks such
 * names in the audit log.
 */
export async function purgeViews({ db }: Core.Strapi, email: string) {
  const isAbout = namesAddress(email)
  const views = db.query('api::admin-view.admin-view')
  const all: View[] = await views.findMany({ select: ['id', 'name', 'query'] })
  const filtered = all.filter(({ name, query }) =>
    [name, query, ...Object.values(queryOf(new URLSearchParams(query)))].flat().some(isAbout),
  )
  await views.deleteMany({ where: { id: { $in: idsOf(filtered) } } })
  const auditLog = db.query('api::admin-act.admin-act')
  const rows: AuditRow[] = await auditLog.findMany({
    select: ['id', 'before', 'after'],
    where: { subjectKind: 'list', act: { $in: ['saveView', 'deleteView'] } },
  })
  const named = rows.filter(({ before, after }) => isAbout(JSON.stringify([before, after])))
  await auditLog.updateMany({
    where: { id: { $in: idsOf(named) } },
    data: { before: null, after: null },
  })
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
