import { type ListName, mostViewsOfList, type SavedView } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockTable } from '../../platform/database/lock-table'
import { AppError } from '../../platform/lib/app-error'
import { newRow } from '../../platform/lib/new-row'
import { recordAction } from '../log/record-action'

export const viewUid = 'api::admin-view.admin-view'
const viewTable = 'admin_views'

type ViewRow = { id: number; documentId: string; list: ListName; name: string; query: string }

const toSavedView = ({ documentId, name, query }: ViewRow): SavedView => ({
  id: documentId,
  name,
  query,
})

/** All admins' saved views of a list, by name. */
export async function listViews({ db }: Core.Strapi, list: ListName): Promise<SavedView[]> {
  const rows: ViewRow[] = await db
    .query(viewUid)
    .findMany({ where: { list }, orderBy: { name: 'asc' } })
  return rows.map(toSavedView)
}

type NewView = { list: ListName; name: string; query: string }

/**
 * Stores a view by its name, replacing one with that name. Its query may contain a name and is not logged. Throws
 * tooManyViews.
 */
export const saveView = (strapi: Core.Strapi, admin: number, { list, name, query }: NewView) =>
  strapi.db.transaction(async ({ trx }): Promise<SavedView> => {
    const views = strapi.db.query(viewUid)
    // Serialises concurrent calls, so that the second counts the first.
    await lockTable(strapi, viewTable)
    await trx(viewTable)
      .insert({ ...newRow(), list, name, query })
      .onConflict(['list', 'name'])
      .merge(['query', 'updated_at'])
    if ((await views.count({ where: { list } })) > mostViewsOfList)
      throw new AppError('tooManyViews')
    await recordAction(strapi, {
      ...{ admin, act: 'saveView', subject: { kind: 'list', id: list } },
      after: { name },
    })
    return toSavedView(await views.findOne({ where: { list, name } }))
  })

/** Throws notFound, also for the second of two concurrent calls. */
export const deleteView = (strapi: Core.Strapi, admin: number, documentId: string) =>
  strapi.db.transaction(async () => {
    const views = strapi.db.query(viewUid)
    const view: ViewRow | null = await views.findOne({ where: { documentId } })
    const { count } = await views.deleteMany({ where: { documentId } })
    if (!view || count === 0) throw new AppError('notFound')
    await recordAction(strapi, {
      ...{ admin, act: 'deleteView', subject: { kind: 'list', id: view.list } },
      before: { name: view.name },
    })
    return { id: documentId }
  })
