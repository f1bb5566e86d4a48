import { viewedPages } from '@krono/contract'
import { after } from 'next/server'
import { answerPost } from '@/server/api/answer-post'
import { errorResponse } from '@/server/api/answers'
import { visitorAddress } from '@/server/api/visitor-address'
import { recordViews, sendViewsSoon } from '@/server/page-views/record-views'
import { createTurns } from '@/server/page-views/turns'

const turns = createTurns(300)

/**
 * POST /api/page-views `{ paths }` → 204: the pages that a browser opened. Nothing is kept of who it
 * was; the cms hears sums. Next waits for `after` when it stops, so that none is lost.
 */
export function POST(request: Request) {
  return answerPost(request, { schema: viewedPages, maxBytes: 16 * 1024 }, async ({ paths }) => {
    const waitSeconds = turns.take(visitorAddress(request))
    if (waitSeconds > 0) return tooMany(waitSeconds)
    await recordViews(paths)
    after(sendViewsSoon)
    return new Response(null, { status: 204 })
  })
}

function tooMany(waitSeconds: number) {
  const answer = errorResponse('tooManyRequests')
  answer.headers.set('Retry-After', String(waitSeconds))
  return answer
}
