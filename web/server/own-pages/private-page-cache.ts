import { createHash } from 'node:crypto'
import { endpointRow } from '@krono/contract'
import { visitorAddress } from '@/server/api/visitor-address'
import { requestCms } from '@/server/cms/request-cms'
import { dayCache } from '@/server/next-internals/day-cache.mjs'
import { requestState } from '@/server/request-state'
import { ownPageOf } from './own-pages'

type PageRequest = {
  pathname: string
  search: string
  audience: string
  token: string
  headers: Pick<Headers, 'get'>
}

/**
 * The cached document of a private page, rendered from an identical cms response. The cms is asked every time, so the
 * session is always checked. Undefined if the page must be rendered: it is not a private page, it is not cached yet, or
 * the cms refuses or is down, which the page shows.
 */
export async function privatePageOf({ pathname, search, audience, token, headers }: PageRequest) {
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
