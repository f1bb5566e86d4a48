import { makeHome } from '@/features/account/home/make-home'
import { errorResponse, orUnavailable } from '@/server/api/answers'

/** GET: the caller's data on the home page of members; 401 without a session. */
export const GET = () =>
  orUnavailable(async () => {
    const home = await makeHome()
    if (!home) return errorResponse('notAuthorized')
    return Response.json(home, { headers: { 'cache-control': 'private, no-store' } })
  })
