import { networkOf } from '@krono/contract'
import { visitorAddress } from '@/server/api/visitor-address'
import { getSession } from './get-session'

/**
 * For whom something heavy is done, as far as fairness goes: a member, from wherever they ask and however often they
 * signed in; else a network. Throws ContentError.
 */
export async function personOf(request: Request): Promise<string> {
  const session = await getSession()
  return session ? `member ${session.user.id}` : networkOf(visitorAddress(request))
}
