import qs from 'qs'
import { ContentError } from './content-error'
import { type ContentTags, loadingOf } from './loading'
import { requestCms } from './request-cms'

type Query = Record<string, unknown>

/** Maximum page size of the cms (its API configuration). */
const pageSize = 500

/**
 * Returns `data` of a Strapi REST response, requested with the content token through Next's data cache. `tags` are model
 * names; a publication outdates all responses with its tag. An editor's preview bypasses the cache (`loadingOf`).
 * Undefined for 404. Throws ContentError.
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

/** All entries of a query, from all result pages. Throws ContentError. */
export async function readEntries(
  name: string,
  tags: ContentTags,
  { sort = [], ...query }: Query,
): Promise<unknown[]> {
  // The id makes the order unique, so that no entry is skipped between two result pages.
  const ordered = { ...query, sort: [sort, 'id'].flat() }
  const rows: unknown[] = []
  for (let page = 1; ; page += 1) {
    const found = await readContent(name, tags, { ...ordered, pagination: { page, pageSize } })
    if (!Array.isArray(found)) return rows
    rows.push(...found)
    if (found.length < pageSize) return rows
  }
}
