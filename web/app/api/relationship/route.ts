import { groupOf, relationshipOf } from '@krono/chart'
import { relationshipQuery } from '@krono/contract'
import { answerQuery, errorResponse } from '@/lib/api'
import { today } from '@/lib/clock'
import { ContentError } from '@/lib/cms/client'
import { getSession } from '@/lib/session/get-session'

/**
 * GET /api/relationship?a=&b= or ?dates=a,b,c (decisions, "API"): a pair or a group. The cms says who
 * asks, and is asked nothing else: 401 for nobody, relationshipNeedsPremium (403) for a free member.
 */
export async function GET(request: Request) {
  const session = await getSession().catch(whenSilent)
  if (session === null) return errorResponse('unavailable')
  if (!session) return errorResponse('notAuthorized')
  if (session.user.tier === 'free') return errorResponse('relationshipNeedsPremium')
  return answerQuery(request, relationshipQuery(today()), (query) =>
    'dates' in query ? groupOf(query.dates) : relationshipOf(query.a, query.b),
  )
}

function whenSilent(error: unknown): null {
  if (error instanceof ContentError) return null
  throw error
}
