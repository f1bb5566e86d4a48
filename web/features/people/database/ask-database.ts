import type { SavedDatesQuery } from '@krono/contract'
import { askAsUser } from '@/server/session/get-session'

/** Data of a view for the page; undefined without a session (401). Throws ContentError. */
export async function askDatabase({ search, group, page, pageSize, sort }: SavedDatesQuery) {
  const input = {
    search,
    sort,
    page: String(page),
    pageSize: String(pageSize),
    ...(group && { group }),
  }
  const [list, grouping] = await Promise.all([
    askAsUser({ endpoint: 'savedDates', input }),
    askAsUser({ endpoint: 'dateGroups' }),
  ])
  return list && grouping ? { ...list, ...grouping } : undefined
}
