import { leaveTo, underway } from '@/client/underway'
import { askWhoIsThere } from './user-store'

/**
 * Shows a page wholly anew after a change of what somebody has: the cookie that comes with the me call
 * leads to the pages of the tier that holds now, menu included.
 *
 * @param address of the page; the one that is there when left out
 */
export async function showAnew(address?: string) {
  await underway(askWhoIsThere)
  if (address) leaveTo(address, 'replace')
  else location.reload()
}
