import { type EndpointName, endpoints } from '@krono/contract'
import { headers } from 'next/headers'
import { fill } from '@/base/text/fill'
import { env, getSecrets } from '@/env'
import { visitorAddress } from '@/server/api/visitor-address'
import { ContentError } from './client'

/** A cms that hangs must not hang a page (quality, "Faults": an answer within 5 s). */
const timeoutMs = 4500

type Asked = {
  endpoint: EndpointName
  /** Stands in the path of some. */
  id?: string | undefined
  query?: Record<string, string>
  token?: string | undefined
  /** Of a question that is asked by POST, though it changes nothing. */
  body?: object
}

/**
 * A question of the contract for a page made per request: in the name of whoever has `token`, else of
 * nobody; the cms counts it for the visitor. Throws ContentError when no answer comes.
 */
export async function askCms({
  endpoint,
  id = '',
  query = {},
  token,
  body,
}: Asked): Promise<Response> {
  const { method, path: form } = endpoints[endpoint]
  const path = fill(form, { id: encodeURIComponent(id) })
  const found = await fetch(`${env.CMS_URL}/api${path}?${new URLSearchParams(query)}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { token }),
      Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}`,
      'X-Forwarded-For': visitorAddress({ headers: await headers() }),
    },
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (!found) throw new ContentError(path, 'unreachable')
  return found
}
