import { createHash } from 'node:crypto'
import { endpointRow } from '@krono/contract'
import { visitorAddress } from '@/server/api/visitor-address'
import { requestCms } from '@/server/cms/request-cms'
import { dayKept } from '@/server/next-internals/day-kept.mjs'
import { requestState } from '@/server/request-state'
import { ownPageOf } from './own-pages'

type Asked = {
  pathname: string
  search: string
  audience: string
  token: string
  headers: Pick<Headers, 'get'>
}

/**
 * The document that was made of the same answer: the cms is asked each time who is there and what they have, and only
 * the drawing is kept. Undefined where the page has to be made: it is none of these, it is the first time, or the cms
 * refuses or is away, which the page knows how to say.
 */
export async function ownDocumentOf({ pathname, search, audience, token, headers }: Asked) {
  const own = requestState()?.own
  const page = own && ownPageOf(pathname, search)
  if (!page) return undefined
  const { endpoint, input } = page
  const query = input ? `?${new URLSearchParams(input)}` : ''
  const caller = { token, address: visitorAddress({ headers }) }
  const { path } = endpointRow(endpoint)
  const found = await requestCms({ path, search: query, caller }).catch(() => undefined)
  if (!found?.ok) return undefined
  const text = await found.text()
  const key = `${audience} ${pathname} ${createHash('sha256').update(text).digest('base64url')}`
  const kept: Uint8Array<ArrayBuffer> | undefined = dayKept.get(key)?.value.document
  if (kept) return kept
  own.answer = { endpoint, text }
  own.keepAs(key)
  return undefined
}
