import { endpointRow } from '@krono/contract'
import { visitorAddress } from '@/server/api/visitor-address'
import { requestCms } from '@/server/cms/request-cms'
import { ownHeader } from '@/server/next-internals/audience-header.mjs'
import { keepAnswer } from './own-answers'
import { ownPageOf } from './own-pages'

type Asked = { pathname: string; search: string; token: string; headers: Pick<Headers, 'get'> }

/**
 * Where the page that was made of the same answer stands, below its audience: the cms is asked each time who is there
 * and what they have, and only the drawing is kept. Undefined where the page has to be made for the request: it is none
 * of these, or the cms refuses or is away, which the page knows how to say.
 */
export async function ownPathOf({ pathname, search, token, headers }: Asked) {
  const page = headers.get(ownHeader) ? ownPageOf(pathname, search) : undefined
  if (!page) return undefined
  const query = page.input ? `?${new URLSearchParams(page.input)}` : ''
  const caller = { token, address: visitorAddress({ headers }) }
  const { path } = endpointRow(page.endpoint)
  const found = await requestCms({ path, search: query, caller }).catch(() => undefined)
  if (!found?.ok) return undefined
  return `${pathname}/own/${keepAnswer(pathname, await found.text())}`
}
