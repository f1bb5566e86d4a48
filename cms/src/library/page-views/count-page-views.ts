import type { PageViews } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { newRow } from '../../platform/lib/new-row'

// One row per page and day, sorted, so that concurrent calls cannot deadlock.
function totalsOf(views: PageViews): PageViews {
  const totals = new Map<string, PageViews[number]>()
  for (const view of views) {
    const key = `${view.day} ${view.path}`
    totals.set(key, { ...view, count: view.count + (totals.get(key)?.count ?? 0) })
  }
  return [...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, view]) => view)
}

/** Adds to the day's counts in one statement, safe for concurrent calls. */
export async function countPageViews({ db: { connection } }: Core.Strapi, views: PageViews) {
  await connection('page_views')
    .insert(totalsOf(views).map((view) => ({ ...newRow(), ...view })))
    .onConflict(['day', 'path'])
    .merge({
      count: connection.raw('?? + ??', ['page_views.count', 'excluded.count']),
      updated_at: connection.raw('??', ['excluded.updated_at']),
    })
}
