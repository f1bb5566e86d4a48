import { networkOf } from '@krono/contract'
import { visitorAddress } from '@/server/api/visitor-address'
import { getSession } from './get-session'

/** Key of the caller for fair turns: a member, from any network and device; else a network. Throws ContentError. */
export async function personOf(request: Request): Promise<string> {
  const session = await getSession()
  return session ? `member ${session.user.id}` : networkOf(visitorAddress(request))
}
