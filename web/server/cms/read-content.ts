import qs from 'qs'
import { ContentError } from './content-error'
import { type ContentTags, loadingOf } from './loading'
import { requestCms } from './request-cms'

type Query = Record<string, unknown>

/** As many as the cms gives at once (its configuration of the API). */
const pageSize = 500

/**
 * Reads one Strapi REST answer (`data` of it) with the content token, through Next's data cache.
 * `tags` are names of models; publishing in the cms makes everything with that tag old. An editor's
 * preview reads past the cache (`loadingOf`). Returns undefined for 404. Throws ContentError.
 */
export async function readContent(name: string, tags: ContentTags, query: Query): Promise<unknown> {
  const path = `/${name}`
  const search = `?${qs.stringify(query, { encodeValuesOnly: true })}`
  const answer = await requestCms({ path, search, caller: {}, loading: await loadingOf(tags) })
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new ContentError(path, answer.status)
  const body: { data?: unknown } = await answer.json()
  return body.data
}

/** All entries that a query finds, however many there are. Throws ContentError. */
export async function readEntries(
  name: string,
  tags: ContentTags,
  { sort = [], ...query }: Query,
): Promise<unknown[]> {
  // Among equals the order is the same on every page, so that none is left out between two.
  const ordered = { ...query, sort: [sort, 'id'].flat() }
  const rows: unknown[] = []
  for (let page = 1; ; page += 1) {
    const found = await readContent(name, tags, { ...ordered, pagination: { page, pageSize } })
    if (!Array.isArray(found)) return rows
    rows.push(...found)
    if (found.length < pageSize) return rows
  }
}
