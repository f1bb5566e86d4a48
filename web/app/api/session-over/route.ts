import { orUnavailable } from '@/server/api/answers'
import { noCookie } from '@/server/session/cookie'
import { askAsUser } from '@/server/session/get-session'
import { loginFor } from '@/server/session/login-for'

/**
 * GET, from a guarded page whose session is over (`requireUser`): takes the cookie away, if the cms too
 * knows it no more, and leads to the login (spec §4). A link of a stranger's can sign nobody out.
 */
export const GET = (request: Request) => orUnavailable(() => endSession(request))

async function endSession(request: Request) {
  const to = new URL(request.url).searchParams.get('to') ?? '/'
  const [pathname = '/', query] = to.split(/\?(.*)/s)
  const headers = new Headers({ 'cache-control': 'no-store' })
  const session = await askAsUser({ endpoint: 'me' })
  headers.set('location', session ? '/' : loginFor({ pathname, search: query ? `?${query}` : '' }))
  if (!session) headers.set('set-cookie', noCookie)
  return new Response(null, { status: 303, headers })
}
