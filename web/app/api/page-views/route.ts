import { networkOf, viewedPages } from '@krono/contract'
import { after } from 'next/server'
import { answerPost } from '@/server/api/answer-post'
import { errorResponse } from '@/server/api/answers'
import { visitorAddress } from '@/server/api/visitor-address'
import { sendCountsSoon } from '@/server/page-views/pending-counts'
import { recordViews } from '@/server/page-views/record-views'
import { rateCounter } from '@/server/rate-counter'

const counter = rateCounter('pageViews')

/**
 * POST /api/page-views `{ paths, width?, arrival? }` → 204: the pages that a browser opened. The visitor is not stored; the cms gets only
 * sums. `after` delays a shutdown of Next until they are sent, so that none is lost.
 */
export function POST(request: Request) {
  return answerPost(request, { schema: viewedPages, maxBytes: 16 * 1024 }, async (viewed) => {
    const waitSeconds = await counter.take(networkOf(visitorAddress(request)))
    if (waitSeconds > 0) {
      return errorResponse('tooManyRequests', { retryAfterSeconds: waitSeconds })
    }
    await recordViews(viewed, request.headers)
    after(sendCountsSoon)
    return new Response(null, { status: 204 })
  })
}
