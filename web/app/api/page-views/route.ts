import { networkOf, viewedPages } from '@krono/contract'
import { after } from 'next/server'
import { answerPost } from '@/server/api/answer-post'
import { errorResponse } from '@/server/api/answers'
import { visitorAddress } from '@/server/api/visitor-address'
import { limits } from '@/server/limits'
import { recordViews, sendViewsSoon } from '@/server/page-views/record-views'
import { rateCounter } from '@/server/rate-counter'

const counter = rateCounter(limits.pageViews)

/**
 * POST /api/page-views `{ paths }` → 204: the pages that a browser opened. The visitor is not stored; the cms gets only
 * sums. `after` delays a shutdown of Next until they are sent, so that none is lost.
 */
export function POST(request: Request) {
  return answerPost(request, { schema: viewedPages, maxBytes: 16 * 1024 }, async ({ paths }) => {
    const waitSeconds = counter.take(networkOf(visitorAddress(request)))
    if (waitSeconds > 0) {
      return errorResponse('tooManyRequests', { retryAfterSeconds: waitSeconds })
    }
    await recordViews(paths)
    after(sendViewsSoon)
    return new Response(null, { status: 204 })
  })
}
