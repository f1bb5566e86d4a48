import { type Answers, answerOf, type EndpointName, endpointRow, type Sent } from '@krono/contract'
import type { ContentTag } from '@/lib/contract/content-tags'
import { waitOf } from '@/server/retry-after'
import type { Caller } from './cms-request'
import { ContentError } from './content-error'
import { loadingOf } from './loading'
import { readRefusal } from './read-refusal'
import { jsonOf, requestCms } from './request-cms'

/** For a cached page: the same for everybody, until something with the tag is published. */
type OfCachedPage = { tag: ContentTag; caller?: never }

export type Question<Name extends EndpointName> = {
  endpoint: Name
  /** Stands in the path of some. */
  id?: string
  /** As the row says: the query of a GET, else the body. */
  input?: Sent[Name]
} & ({ caller: Caller; tag?: never } | OfCachedPage)

/**
 * Asks the cms what a row of the contract says, for a caller, or for everybody through the data cache. Throws
 * ContentError when no answer comes, or another one than the row says.
 */
export async function askCms<Name extends EndpointName>({
  endpoint,
  id,
  input,
  caller = {},
  tag,
}: Question<Name>): Promise<Answers[Name]> {
  const { method, path } = endpointRow(endpoint)
  const found = await requestCms({
    path,
    id,
    method,
    caller,
    ...(method === 'GET' ? { search: searchOf(input ?? {}) } : jsonOf(input ?? {})),
    ...(tag && { loading: await loadingOf(tag) }),
  })
  if (!found.ok) {
    throw new ContentError(path, found.status, await readRefusal(found), waitOf(found))
  }
  const body: unknown = found.status === 204 ? undefined : await found.json().catch(() => undefined)
  const answer = answerOf(endpoint).safeParse(body)
  if (!answer.success) throw new ContentError(path, 'unreadable')
  return answer.data
}

function searchOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
