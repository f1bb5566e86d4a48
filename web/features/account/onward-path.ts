import { onwardLength } from '@/lib/contract/account-fields'
import { redirectPath } from '@/lib/contract/site-path'

/** Where an address says that one goes on, as a letter's link takes it. */
export function onwardPath(wanted: string | undefined): string | undefined {
  const path = redirectPath(wanted)
  return path !== '/' && path.length <= onwardLength ? path : undefined
}
