import { markOf } from '../../platform/lib/address-mark'
import { emailToken, reminderToken, type Scope } from '../mail-suppressions/tokens'
import { unsubscribeLinkOf, unsubscribeLinkOfReminders } from './links'
import { listKindOf } from './mails'
import type { UnsubscribeLink } from './render/render-context'

type Receiver = { to: string; userId: number | null }

/** How the recipient of an e-mail unsubscribes; undefined for e-mails about their own account. */
export function unsubscribeLinkFor(
  mail: string,
  { to, userId }: Receiver,
): UnsubscribeLink | undefined {
  const kind = listKindOf(mail)
  if (!kind) return undefined
  if (kind === 'reminder') return unsubscribeLinkOfReminders(reminderToken(userId ?? 0))
  const scope: Scope = kind === 'list' ? 'news' : 'all'
  return unsubscribeLinkOf(emailToken(scope, markOf(to)), scope)
}
