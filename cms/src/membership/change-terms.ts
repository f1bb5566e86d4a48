import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { lockUser } from '../users/lock-user'
import { refoldUser, type TermRow, termUid } from './term-rows'

type Change = 'revoke' | 'suspend' | 'restore'

const changes = {
  revoke: () => ({ revokedAt: now().toISOString() }),
  suspend: () => ({ suspendedAt: now().toISOString() }),
  restore: () => ({ suspendedAt: null }),
} as const satisfies Record<Change, () => object>

/** Takes away, pauses or gives back what came from a source; in the caller's transaction, safe twice. */
export async function changeTerm(strapi: Core.Strapi, sourceKey: string, change: Change) {
  const terms = strapi.db.query(termUid)
  const term: TermRow | null = await terms.findOne({ where: { sourceKey } })
  if (!term || !(await lockUser(strapi, term.userId))) return
  await terms.updateMany({ where: { id: term.id, revokedAt: null }, data: changes[change]() })
  await refoldUser(strapi, term.userId)
}
