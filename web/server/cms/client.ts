import qs from 'qs'
import { env, getSecrets } from '@/env'
import type { ContentTag } from '@/lib/contract/content-tags'
import { loadingOf } from './loading'

type Query = Record<string, unknown>

/** The cms did not answer, or not with content. Pages that are in the cache never see this. */
export class ContentError extends Error {
  constructor(
    readonly path: string,
    readonly status: number | 'unreachable',
  ) {
    super(`content ${path}: ${status}`)
  }
}

/**
 * Reads one Strapi REST answer (`data` of it) with the content token, through Next's data cache.
 * `tag` is the model's name; publishing in the cms makes everything with that tag stale. An editor's
 * preview reads past the cache (`loadingOf`). Returns undefined for 404. Throws ContentError.
 */
export async function readContent(path: string, tag: ContentTag, query: Query): Promise<unknown> {
  const search = qs.stringify(query, { encodeValuesOnly: true })
  const loading = await loadingOf(tag)
  const answer = await fetch(`${env.CMS_URL}/api/${path}?${search}`, {
    ...loading,
    headers: { ...loading.headers, Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}` },
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  if (!answer) throw new ContentError(path, 'unreachable')
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new ContentError(path, answer.status)
  const body: { data?: unknown } = await answer.json()
  return body.data
}
