import type { Core } from '@strapi/strapi'
import { type Listed, listed } from '../finding/find-texts'
import { now } from '../lib/clock'
import { allWritings } from '../texts/all-writings'
import { stateOf } from '../texts/writing'
import { type Asked, mostListed, type Some } from './asked'

const reviewUid = 'api::review.review'
const incidentUid = 'api::incident.incident'

/** What somebody wrote and nobody published, the newest first; and what has to be looked into or waits for a yes. */
export async function listWaiting(
  strapi: Core.Strapi,
  { language, may }: Asked,
): Promise<Some<Listed & { at: string }> & { incidents: number | null; reviews: number | null }> {
  const waiting = (await allWritings(strapi))
    .filter((writing) => ['draft', 'changed'].includes(stateOf(writing, now())))
    .filter((writing) => may('read', writing))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  const entries = waiting
    .slice(0, mostListed)
    .map((writing) => ({ ...listed(writing, language), at: writing.updatedAt.toISOString() }))
  const mayLook = may('read', { uid: incidentUid, locale: null })
  const incidents = mayLook
    ? await strapi.db.query(incidentUid).count({ where: { state: 'open' } })
    : null
  const mayJudge = may('update', { uid: reviewUid, locale: null })
  const reviews = mayJudge
    ? await strapi.db.query(reviewUid).count({ where: { state: 'waiting' } })
    : null
  return { entries, total: waiting.length, incidents, reviews }
}
