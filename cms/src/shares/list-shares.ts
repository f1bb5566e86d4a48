import type { Share } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type ShareRow, shareOf, shareUid } from './share-row'

/** What a user shows, the newest first. */
export async function listShares({ db }: Core.Strapi, userId: number): Promise<Share[]> {
  const rows: ShareRow[] = await db
    .query(shareUid)
    .findMany({ where: { userId }, orderBy: { id: 'desc' } })
  return rows.map(shareOf)
}
