import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid, termsOf } from './entitlement-row'
import { spansOf } from './merge-terms'
import { project } from './projection'

type Ended = { userId: number; id: number; at: Date }

/**
 * Ends a term without a refund: later terms start now, with their full length. Returns false if it is over already. With
 * the user's row locked.
 */
export async function endTermNow(strapi: Core.Strapi, { userId, id, at }: Ended): Promise<boolean> {
  const span = spansOf(await termsOf(strapi, userId)).find(({ term }) => term.id === id)
  if (!span || span.end <= at) return false
  await strapi.db.query(entitlementUid).updateMany({ where: { id }, data: endedAt(at, span.start) })
  await project(strapi, userId)
  return true
}

/** A term that has not begun is revoked; a running one is shortened to the time it lasted. */
function endedAt(at: Date, start: Date): Partial<EntitlementRow> {
  const seconds = Math.floor((at.getTime() - start.getTime()) / 1000)
  if (seconds > 0) return { months: null, days: null, seconds }
  return { ownState: 'revoked', state: 'revoked', stateSince: at.toISOString() }
}
