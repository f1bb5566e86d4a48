import { type ListName, mostViewsOfList, type SavedView } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockTable } from '../../database/lock-table'
import { AppError } from '../../lib/app-error'
import { newRow } from '../../lib/new-row'
import { writeAct } from '../log/write-act'

export const viewUid = 'api::admin-view.admin-view'
const viewTable = 'admin_views'

type ViewRow = { id: number; documentId: string; list: ListName; name: string; query: string }

const told = ({ documentId, name, query }: ViewRow): SavedView => ({ id: documentId, name, query })

/** The saved views of a list, by name; every admin's. */
export async function listViews({ db }: Core.Strapi, list: ListName): Promise<SavedView[]> {
  const rows: ViewRow[] = await db
    .query(viewUid)
    .findMany({ where: { list }, orderBy: { name: 'asc' } })
  return rows.map(told)
}

type NewView = { list: ListName; name: string; query: string }

/**
 * Keeps a view by its name; one of that name is written over. What it looks for may name a person and stays out of the
 * log. Throws tooManyViews.
 */
export const saveView = (strapi: Core.Strapi, admin: number, { list, name, query }: NewView) =>
  strapi.db.transaction(async ({ trx }): Promise<SavedView> => {
    const views = strapi.db.query(viewUid)
    // Of several at once the second counts the first.
    await lockTable(strapi, viewTable)
    await trx(viewTable)
      .insert({ ...newRow(), list, name, query })
      .onConflict(['list', 'name'])
      .merge(['query', 'updated_at'])
    if ((await views.count({ where: { list } })) > mostViewsOfList)
      throw new AppError('tooManyViews')
    await writeAct(strapi, {
      ...{ admin, act: 'saveView', subject: { kind: 'list', id: list } },
      after: { name },
    })
    return told(await views.findOne({ where: { list, name } }))
  })

/** Throws notFound, also to the second of two at once. */
export const deleteView = (strapi: Core.Strapi, admin: number, documentId: string) =>
  strapi.db.transaction(async () => {
    const views = strapi.db.query(viewUid)
    const view: ViewRow | null = await views.findOne({ where: { documentId } })
    const { count } = await views.deleteMany({ where: { documentId } })
    if (!view || count === 0) throw new AppError('notFound')
    await writeAct(strapi, {
      ...{ admin, act: 'deleteView', subject: { kind: 'list', id: view.list } },
      before: { name: view.name },
    })
    return { id: documentId }
  })
