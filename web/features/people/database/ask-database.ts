import { dateGroupsAnswer, type SavedDatesQuery, savedDatesAnswer } from '@krono/contract'
import { askAsUser } from '@/server/session/get-session'

/** What the page shows of a view; undefined for nobody (401). Throws ContentError. */
export async function askDatabase({ search, group, page, pageSize, sort }: SavedDatesQuery) {
  const query = {
    search,
    sort,
    page: String(page),
    pageSize: String(pageSize),
    ...(group && { group }),
  }
  const [list, grouping] = await Promise.all([
    askAsUser({ endpoint: 'savedDates', answer: savedDatesAnswer, query }),
    askAsUser({ endpoint: 'dateGroups', answer: dateGroupsAnswer }),
  ])
  return list && grouping ? { ...list, ...grouping } : undefined
}
