import { errors, type FeedContent } from '@krono/contract'
import { errorResponse } from '@/server/api/answers'
import { askCms } from './ask-cms'
import { ContentError } from './content-error'

/**
 * What the calendar with this secret address is made of, or the refusal to pass on: notFound,
 * tooManyRequests, unavailable. `address` is whom the cms counts the question for.
 */
export async function readFeed(token: string, address: string): Promise<FeedContent | Response> {
  try {
    return await askCms({ endpoint: 'readFeed', input: { token }, caller: { address } })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (error.status === errors.notFound.status) return errorResponse('notFound')
    if (error.status === errors.tooManyRequests.status) return errorResponse('tooManyRequests')
    return errorResponse('unavailable')
  }
}
