import type { Core } from '@strapi/strapi'
import { type Listed, listed } from '../../analysis/text-search/find-texts'
import { allWritings } from '../../analysis/texts/all-writings'
import { stateOf } from '../../analysis/texts/writing'
import { now } from '../../platform/lib/clock'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import { mostListed, type Some, type Viewer } from './asked'

/** Counts of each; null without the right to read them. */
type Waiting = Some<Listed & { at: string }> &
  Record<'incidents' | 'reviews' | 'messages', number | null>

/** Unpublished drafts, newest first; and counts of open incidents, reviews to approve, and messages to answer. */
export async function listWaiting(
  strapi: Core.Strapi,
  { language, may }: Viewer,
): Promise<Waiting> {
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
