import { type EndpointName, endpoints } from '@krono/contract'
import { headers } from 'next/headers'
import type { z } from 'zod'
import { env, getSecrets } from '@/env'
import { visitorAddress } from '@/lib/visitor-address'
import { ContentError } from './client'

type Question<T> = { endpoint: EndpointName; answer: z.ZodType<T>; query: Record<string, string> }

/**
 * Asks the cms what anybody may ask who has the right words (the secret of a link), for a page made per
 * request; the cms counts it for the visitor. Undefined where there is nothing (400, 404). Throws
 * ContentError.
 */
export async function askOpenly<T>({ endpoint, answer, query }: Question<T>) {
  const { path } = endpoints[endpoint]
  const found = await fetch(`${env.CMS_URL}/api${path}?${new URLSearchParams(query)}`, {
    headers: {
      Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}`,
      'X-Forwarded-For': visitorAddress({ headers: await headers() }),
    },
    cache: 'no-store',
    signal: AbortSignal.timeout(4500),
  }).catch(() => undefined)
  if (!found) throw new ContentError(path, 'unreachable')
  if (found.status === 404 || found.status === 400) return undefined
  if (!found.ok) throw new ContentError(path, found.status)
  return answer.parse(await found.json())
}
