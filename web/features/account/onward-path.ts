import { onwardLength } from '@/lib/contract/account-fields'
import { redirectPath } from '@/lib/contract/site-path'

/** The path after signing in, as an e-mail's link contains it. */
export function onwardPath(requested: string | undefined): string | undefined {
  const path = redirectPath(requested)
  return path !== '/' && path.length <= onwardLength ? path : undefined
}
