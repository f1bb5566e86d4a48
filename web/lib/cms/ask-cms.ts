import { type EndpointName, endpoints } from '@krono/contract'
import { headers } from 'next/headers'
import { env, getSecrets } from '@/env'
import { visitorAddress } from '@/lib/visitor-address'
import { ContentError } from './client'

/** A cms that hangs must not hang a page (quality, "Faults": an answer within 5 s). */
const timeoutMs = 4500

type Asked = { endpoint: EndpointName; query: Record<string, string>; token?: string }

/**
 * A GET of the contract for a page made per request: in the name of whoever has `token`, else of nobody;
 * the cms counts it for the visitor. Throws ContentError when no answer comes.
 */
export async function askCms({ endpoint, query, token }: Asked): Promise<Response> {
  const { path } = endpoints[endpoint]
  const found = await fetch(`${env.CMS_URL}/api${path}?${new URLSearchParams(query)}`, {
    headers: {
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
