import { markOf } from '../mail-stops/signatures'
import { letterToken, type Scope } from '../mail-stops/tokens'
import { wayOutOf } from './links'
import { listKindOf } from './mails'
import type { WayOut } from './render/letter'

/** How whoever gets a letter ends such letters; undefined for what is about their own account. */
export function wayOutFor(mail: string, to: string): WayOut | undefined {
  const kind = listKindOf(mail)
  if (!kind) return undefined
  const scope: Scope = kind === 'list' ? 'news' : 'all'
  return wayOutOf(letterToken(scope, markOf(to)), scope)
}
