import type { Core } from '@strapi/strapi'
import { type Listed, listed } from '../finding/find-texts'
import { now } from '../lib/clock'
import type { ContentTypeUid } from '../lib/content-types'
import { allWritings } from '../texts/all-writings'
import { stateOf } from '../texts/writing'
import { type Asked, mostListed, type Some } from './asked'

/** How many of either there are; null for whoever may not read them. */
type Waiting = Some<Listed & { at: string }> & Record<'incidents' | 'messages', number | null>

/** What somebody wrote and nobody published, the newest first; what has to be looked into, and who waits for an answer. */
export async function listWaiting(strapi: Core.Strapi, { language, may }: Asked): Promise<Waiting> {
  const waiting = (await allWritings(strapi))
    .filter((writing) => ['draft', 'changed'].includes(stateOf(writing, now())))
    .filter((writing) => may('read', writing))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  const entries = waiting
    .slice(0, mostListed)
    .map((writing) => ({ ...listed(writing, language), at: writing.updatedAt.toISOString() }))
  const count = async (uid: ContentTypeUid, state: string) =>
    may('read', { uid, locale: null }) ? strapi.db.query(uid).count({ where: { state } }) : null
  const incidents = await count('api::incident.incident', 'open')
  const messages = await count('api::contact-message.contact-message', 'new')
  return { entries, total: waiting.length, incidents, messages }
}
