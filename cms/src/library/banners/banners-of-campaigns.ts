import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CampaignRow, campaignUid, isRunning } from '../../commerce/campaigns/campaign-row'
import type { BannerRow } from './latest-banner'

type Linking = CampaignRow & { banner: { documentId: string } | null }
type Viewer = { language: Language; at: Date }

/** The campaigns with a banner of their own. */
export const campaignsWithBanner = ({ db }: Core.Strapi): Promise<Linking[]> =>
  db.query(campaignUid).findMany({
    where: { banner: { id: { $notNull: true } } },
    populate: { banner: { select: ['documentId'] } },
  })

/**
 * Applies campaigns to banners: one linked by a campaign is visible only while that runs, and counts down to its end.
 */
export function bannersOfCampaigns(
  rows: readonly BannerRow[],
  campaigns: readonly Linking[],
  { language, at }: Viewer,
): BannerRow[] {
  return rows.flatMap((row) => {
    const linking = campaigns.filter(({ banner }) => banner?.documentId === row.documentId)
    if (linking.length === 0) return [row]
    const running = linking.find((one) => one.language === language && isRunning(one, at))
    return running ? [{ ...row, endDate: running.endDate }] : []
  })
}

/** The banners in a preview of a campaign: only its own banner, or, without one, those visible together with it. */
export function bannersWithCampaign(
  rows: readonly BannerRow[],
  campaigns: readonly Linking[],
  { wanted, ...reader }: Viewer & { wanted: string },
): BannerRow[] {
  const campaign = campaigns.find(({ documentId }) => documentId === wanted)
  if (!campaign) return bannersOfCampaigns(rows, campaigns, reader)
  return rows
    .filter(({ documentId }) => documentId === campaign.banner?.documentId)
    .map((row) => ({ ...row, endDate: campaign.endDate }))
}
