import { linkTo } from '@/base/routing/links'
import type { SavedDatesQuery } from '@/lib/contract/saved-dates'

/** Page sizes; the first is the default. */
export const pageSizes = [25, 50, 100] as const

/** Address of a view; default values are left out. */
export function linkToView({ search, group, page, pageSize, sort }: SavedDatesQuery): string {
  return linkTo('myDatabase', {
    search: search || undefined,
    group,
    sort: sort === 'name' ? undefined : sort,
    pageSize: pageSize === pageSizes[0] ? undefined : String(pageSize),
    page: page === 1 ? undefined : String(page),
  })
}
