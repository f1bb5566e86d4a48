import type { Feed } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findSavedDates } from '../saved-dates/find-saved-date'
import { type FeedRow, feedOf, feedUid } from './feed-row'

/** A user's feeds, newest first; at most ten, so all of them. */
export async function listFeeds(strapi: Core.Strapi, userId: number): Promise<Feed[]> {
  const rows: FeedRow[] = await strapi.db
    .query(feedUid)
    .findMany({ where: { userId }, orderBy: { id: 'desc' } })
  const ids = rows.flatMap((row) => row.savedDateId ?? [])
  const people = await findSavedDates(strapi, userId, ids)
  return rows.map((row) => feedOf(row, people.get(row.savedDateId ?? '')?.name))
}
