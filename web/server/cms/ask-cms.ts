import { type Answers, answerOf, type EndpointName, endpointRow, type Sent } from '@krono/contract'
import { waitOf } from '@/server/retry-after'
import type { Caller } from './cms-request'
import { ContentError } from './content-error'
import { type ContentTags, loadingOf } from './loading'
import { readRefusal } from './read-refusal'
import { jsonOf, requestCms } from './request-cms'

/** For a cached page: the response is the same for all users until content with the tag is published. */
type OfCachedPage = { tag: ContentTags; caller?: never }

export type Question<Name extends EndpointName> = {
  endpoint: Name
  /** Replaces `{id}` in the path. */
  id?: string
  /** The query of a GET, else the body. */
  input?: Sent[Name]
} & ({ caller: Caller; tag?: never } | OfCachedPage)

/**
 * Sends a request of the contract to the cms, for a caller, or with a tag through the shared data cache. Returns the
 * parsed response. Throws ContentError for an error status, for no response, and for one that the contract does not allow.
 */
export async function askCms<Name extends EndpointName>({
  endpoint,
  id,
  input,
  caller = {},
  tag,
}: Question<Name>): Promise<Answers[Name]> {
  const { method, path } = endpointRow(endpoint)
  const response = await requestCms({
    path,
    id,
    method,
    caller,
    ...(method === 'GET' ? { search: searchOf(input ?? {}) } : jsonOf(input ?? {})),
    ...(tag && { loading: await loadingOf(tag) }),
  })
  if (!response.ok) {
    throw new ContentError(path, response.status, await readRefusal(response), waitOf(response))
  }
  const body: unknown =
    response.status === 204 ? undefined : await response.json().catch(() => undefined)
  const answer = answerOf(endpoint).safeParse(body)
  if (!answer.success) throw new ContentError(path, 'unreadable')
  return answer.data
}

function searchOf(input: object): string {
  const params = Object.entries(input).filter(([, value]) => value !== undefined)
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}
