import { makeHome } from '@/features/account/home/make-home'
import { errorResponse, orUnavailable } from '@/server/api/answers'

/** GET: what the home page of members tells of whoever asks; 401 for nobody. */
export const GET = () =>
  orUnavailable(async () => {
    const home = await makeHome()
    if (!home) return errorResponse('notAuthorized')
    return Response.json(home, { headers: { 'cache-control': 'private, no-store' } })
  })
