import type { Core } from '@strapi/strapi'
import { type CampaignRow, campaignTable, campaignUid } from '../../../campaigns/campaign-row'
import { lockTable } from '../../../database/lock-table'
import { now } from '../../../lib/clock'
import { writeAct } from '../../log/write-act'
import { requireLiving } from './save-campaign'

type End = { admin: number; id: string; reason: string }

/**
 * Ends a campaign at this instant; one that has not begun never does, and says so by an end before its beginning. Throws
 * notFound, campaignEnded, also for the second of two at once.
 */
export const endCampaign = async (
  strapi: Core.Strapi,
  { admin, id, reason }: End,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    await lockTable(strapi, campaignTable)
    const rows: CampaignRow[] = await strapi.db.query(campaignUid).findMany({})
    const { startDate, endDate } = requireLiving(rows, id)
    const at = now()
    const data = { endDate: at.toISOString() }
    // Past the documents, which take such a span for an editor's slip. Whoever visits sees nothing else by it.
    if (at < new Date(startDate)) {
      await strapi.db.query(campaignUid).updateMany({ where: { documentId: id }, data })
    } else await strapi.documents(campaignUid).update({ documentId: id, data: data as object })
    await writeAct(strapi, {
      admin,
      act: 'endCampaign',
      subject: { kind: 'campaign', id },
      before: { startDate, endDate },
      after: data,
      reason,
    })
    return { id }
  })
