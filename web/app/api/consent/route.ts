import { consentRecord } from '@krono/contract'
import { answerPost } from '@/server/api/answer-post'
import { errorResponse } from '@/server/api/answers'
import { visitorAddress } from '@/server/api/visitor-address'
import { sendToCms } from '@/server/cms/send'

/**
 * POST /api/consent `{ id, version, selection }` → 201 `{ id }`: the cms keeps what was chosen. 503
 * when it does not answer; the page tries again later.
 */
export function POST(request: Request) {
  return answerPost(request, { schema: consentRecord, maxBytes: 1024 }, async (body) => {
    const answer = await sendToCms('consent', { body, address: visitorAddress(request) })
    if (!answer || answer.status >= 500) return errorResponse('unavailable')
    const headers = new Headers()
    const wait = answer.headers.get('retry-after')
    if (wait) headers.set('Retry-After', wait)
    return Response.json(await answer.json(), { status: answer.status, headers })
  })
}
