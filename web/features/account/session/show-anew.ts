import { leaveTo, whilePending } from '@/client/pending-requests'
import { refreshSession } from './user-store'

/**
 * Reloads the page after a change of the user's rights: the cookie set by the me call selects the pages of the new
 * tier, including the menu.
 *
 * @param address of the page; the current one by default
 */
export async function showAnew(address?: string) {
  await whilePending(refreshSession)
  if (address) leaveTo(address, 'replace')
  else location.reload()
}
