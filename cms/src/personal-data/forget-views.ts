import { queryOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { namesAddress } from './names-address'

type View = { id: number; name: string; query: string }
type Told = { id: number; before: unknown; after: unknown }

/**
 * Lists that somebody narrowed to this person or called by them, by the address, as queries write it or plainly; and what
 * the log tells of their names.
 */
export async function forgetViews({ db }: Core.Strapi, email: string) {
  const isAbout = namesAddress(email)
  const views = db.query('api::admin-view.admin-view')
  const all: View[] = await views.findMany({ select: ['id', 'name', 'query'] })
  const narrowed = all.filter(({ name, query }) =>
    [name, query, ...Object.values(queryOf(new URLSearchParams(query)))].flat().some(isAbout),
  )
  await views.deleteMany({ where: { id: { $in: idsOf(narrowed) } } })
  const acts = db.query('api::admin-act.admin-act')
  const rows: Told[] = await acts.findMany({
    select: ['id', 'before', 'after'],
    where: { subjectKind: 'list', act: { $in: ['saveView', 'deleteView'] } },
  })
  const named = rows.filter(({ before, after }) => isAbout(JSON.stringify([before, after])))
  await acts.updateMany({
    where: { id: { $in: idsOf(named) } },
    data: { before: null, after: null },
  })
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
