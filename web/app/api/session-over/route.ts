import { orUnavailable } from '@/server/api/answers'
import { noCookie } from '@/server/session/cookie'
import { askAsUser, readToken } from '@/server/session/get-session'
import { loginFor } from '@/server/session/login-for'

/**
 * GET, from a page for users after the session ended, or of a visitor (`requireUser`): deletes the cookie if the cms does
 * not know the session either, and redirects to the login (spec §4). A link on another site cannot sign a user out.
 */
export const GET = (request: Request) => orUnavailable(() => endSession(request))

async function endSession(request: Request) {
  const to = new URL(request.url).searchParams.get('to') ?? '/'
  const [pathname = '/', query] = to.split(/\?(.*)/s)
  const headers = new Headers({ 'cache-control': 'no-store' })
  const session = await askAsUser({ endpoint: 'me' })
  const search = query ? `?${query}` : ''
  const hasAccount = (await readToken()) !== undefined
  headers.set('location', session ? '/' : loginFor({ pathname, search, hasAccount }))
  if (!session) headers.set('set-cookie', noCookie)
  return new Response(null, { status: 303, headers })
}
