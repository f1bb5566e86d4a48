import { markOf } from '../mail-stops/signatures'
import { letterToken, reminderToken, type Scope } from '../mail-stops/tokens'
import { wayOutOf, wayOutOfReminders } from './links'
import { listKindOf } from './mails'
import type { WayOut } from './render/letter'

type Receiver = { to: string; userId: number | null }

/** How whoever gets a letter ends such letters; undefined for what is about their own account. */
export function wayOutFor(mail: string, { to, userId }: Receiver): WayOut | undefined {
  const kind = listKindOf(mail)
  if (!kind) return undefined
  if (kind === 'reminder') return wayOutOfReminders(reminderToken(userId ?? 0))
  const scope: Scope = kind === 'list' ? 'news' : 'all'
  return wayOutOf(letterToken(scope, markOf(to)), scope)
}
