import { groupOf, relationshipOf } from '@krono/chart'
import { answerQuery, errorResponse, orUnavailable } from '@/server/api/answers'
import { getSession } from '@/server/session/get-session'

/**
 * GET /api/relationship?a=&b= or ?dates=a,b,c (spec §7, "API"): a pair or a group. The cms only checks the session: 401
 * without one, relationshipNeedsPremium (403) for a free member.
 */
export const GET = (request: Request) =>
  orUnavailable(async () => {
    const session = await getSession()
    if (!session) return errorResponse('notAuthorized')
    if (session.user.tier === 'free') return errorResponse('relationshipNeedsPremium')
    return answerQuery(request, 'relationship', (query) =>
      'dates' in query ? groupOf(query.dates) : relationshipOf(query.a, query.b),
    )
  })
