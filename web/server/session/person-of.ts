import { networkOf } from '@krono/contract'
import { visitorAddress } from '@/server/api/visitor-address'
import { getSession } from './get-session'

/** Key of the caller for rate limits and queues: the member, from any network, or else the network. Throws ContentError. */
export async function personOf(request: Request): Promise<string> {
  const session = await getSession()
  return session ? `member ${session.user.id}` : networkOf(visitorAddress(request))
}
