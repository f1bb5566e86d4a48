import { consentRecord, endpoints } from '@krono/contract'
import { answerPost } from '@/server/api/answer-post'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { visitorAddress } from '@/server/api/visitor-address'
import { jsonOf, requestCms } from '@/server/cms/request-cms'

const { method, path } = endpoints.consent

/**
 * POST /api/consent `{ id, version, selection }` → 201 `{ id }`: the cms stores the choice. 503 when it does not
 * answer; the page tries again later. Not simply forwarded: the cms must not get the session.
 */
export const POST = (request: Request) =>
  answerPost(request, { schema: consentRecord, maxBytes: 1024 }, (body) =>
    orUnavailable(async () => {
      const caller = { address: visitorAddress(request) }
      const answer = await requestCms({ method, path, caller, ...jsonOf(body) })
      if (answer.status >= 500) return errorResponse('unavailable')
      const headers = new Headers()
      const wait = answer.headers.get('retry-after')
      if (wait) headers.set('Retry-After', wait)
      return Response.json(await answer.json(), { status: answer.status, headers })
    }),
  )
