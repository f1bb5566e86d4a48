import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CampaignRow, campaignTable, campaignUid, hasRoom, isRunning } from './campaign-row'

/** Emitted after the commit when the budget of a campaign is used up, or has room again. */
export const campaignTurned = 'campaign.turned'

/** The campaign running at an instant in a language: the one that began last. */
export async function activeCampaign(
  { db }: Core.Strapi,
  language: Language,
  at: Date,
): Promise<CampaignRow | undefined> {
  const rows: CampaignRow[] = await db.query(campaignUid).findMany({
    where: { language, startDate: { $lte: at }, endDate: { $gt: at } },
    orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
  })
  return rows.find((row) => isRunning(row, at))
}

/** The campaign that begins next. */
export async function nextCampaign(
  { db }: Core.Strapi,
  language: Language,
  at: Date,
): Promise<CampaignRow | undefined> {
  const row: CampaignRow | null = await db.query(campaignUid).findOne({
    // A campaign that ended before its beginning was cancelled.
    where: { language, startDate: { $gt: at }, endDate: { $gt: at } },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  })
  return row ?? undefined
}

/**
 * Counts a use; false if the budget is used up. The limit is part of the statement, so that concurrent calls cannot
 * exceed it. In the caller's transaction.
 */
export const takeCampaignUse = (strapi: Core.Strapi, id: number): Promise<boolean> =>
  countUse(strapi, id, { change: 'uses + 1', only: '(budget IS NULL OR uses < budget)' })

/** Counts a use for a payment whose use was released before, even beyond the budget. In the caller's transaction. */
export async function countCampaignUse(strapi: Core.Strapi, id: number) {
  await countUse(strapi, id, { change: 'uses + 1', only: 'uses >= 0' })
}

/** Releases a use after a payment failed. In the caller's transaction. */
export async function giveCampaignUse(strapi: Core.Strapi, id: number) {
  await countUse(strapi, id, { change: 'uses - 1', only: 'uses > 0' })
}

type Counting = { change: string; only: string }

const countUse = async (
  { db, eventHub }: Core.Strapi,
  id: number,
  { change, only }: Counting,
): Promise<boolean> =>
  db.transaction(async ({ trx, onCommit }) => {
    const before = await trx(campaignTable).where({ id }).forUpdate().first('budget', 'uses')
    const count = await trx(campaignTable)
      .where({ id })
      .whereRaw(only)
      .update({ uses: trx.raw(change) })
    const after = await trx(campaignTable).where({ id }).first('budget', 'uses')
    if (before && after && hasRoom(before) !== hasRoom(after)) {
      onCommit(() => eventHub.emit(campaignTurned, {}))
    }
    return count === 1
  })
