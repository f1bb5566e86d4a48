import { endpoints, errors, type FeedContent, feedContent } from '@krono/contract'
import { env, getSecrets } from '@/env'
import { errorResponse } from '@/server/api/answers'

const timeoutMs = 4500

/**
 * What the calendar with this secret address is made of, or the refusal to pass on: notFound,
 * tooManyRequests, unavailable. `address` is whom the cms counts the question for.
 */
export async function readFeed(token: string, address: string): Promise<FeedContent | Response> {
  const url = `${env.CMS_URL}/api${endpoints.readFeed.path}?${new URLSearchParams({ token })}`
  const answer = await fetch(url, {
    headers: {
      Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}`,
      'X-Forwarded-For': address,
    },
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (answer?.ok) return feedContent.parse(await answer.json())
  if (answer?.status === errors.notFound.status) return errorResponse('notFound')
  if (answer?.status === errors.tooManyRequests.status) return errorResponse('tooManyRequests')
  return errorResponse('unavailable')
}
