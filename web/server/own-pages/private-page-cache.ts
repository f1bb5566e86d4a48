import { createHash } from 'node:crypto'
import { endpointRow } from '@krono/contract'
import { visitorAddress } from '@/server/api/visitor-address'
import { requestCms } from '@/server/cms/request-cms'
import { dayCache } from '@/server/next-internals/day-cache.mjs'
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
 * The document rendered from the same answer: the cms is asked each time for the session and its data, and only the
 * rendered document is cached. Undefined where the page has to be rendered: it is none of these, it is the first time,
 * or the cms refuses or is down, which the page can show.
 */
export async function privatePageOf({ pathname, search, audience, token, headers }: Asked) {
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
  const cached: Uint8Array<ArrayBuffer> | undefined = dayCache.get(key)?.value.document
  if (cached) return cached
  own.answer = { endpoint, text }
  own.storeAs(key)
  return undefined
}
