import type { Core } from '@strapi/strapi'
import { type Listed, listed } from '../finding/find-texts'
import { now } from '../lib/clock'
import type { ContentTypeUid } from '../lib/content-types'
import { allWritings } from '../texts/all-writings'
import { stateOf } from '../texts/writing'
import { type Asked, mostListed, type Some } from './asked'

/** How many there are of each; null for whoever may not read them. */
type Waiting = Some<Listed & { at: string }> &
  Record<'incidents' | 'reviews' | 'messages', number | null>

/** What somebody wrote and nobody published, the newest first; what has to be looked into, waits for a yes, or for an answer. */
export async function listWaiting(strapi: Core.Strapi, { language, may }: Asked): Promise<Waiting> {
  const waiting = (await allWritings(strapi))
    .filter((writing) => ['draft', 'changed'].includes(stateOf(writing, now())))
    .filter((writing) => may('read', writing))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  const entries = waiting
    .slice(0, mostListed)
    .map((writing) => ({ ...listed(writing, language), at: writing.updatedAt.toISOString() }))
  const count = async (action: 'read' | 'update', uid: ContentTypeUid, state: string) =>
    may(action, { uid, locale: null }) ? strapi.db.query(uid).count({ where: { state } }) : null
  const incidents = await count('read', 'api::incident.incident', 'open')
  const reviews = await count('update', 'api::review.review', 'waiting')
  const messages = await count('read', 'api::contact-message.contact-message', 'new')
  return { entries, total: waiting.length, incidents, reviews, messages }
}
