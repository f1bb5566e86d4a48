import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CampaignRow, campaignUid, isRunning } from '../campaigns/campaign-row'
import type { BannerRow } from './latest-banner'

type Linking = CampaignRow & { banner: { documentId: string } | null }
type Reader = { language: Language; at: Date }

/** The campaigns that have a banner of their own. */
export const campaignsWithBanner = ({ db }: Core.Strapi): Promise<Linking[]> =>
  db.query(campaignUid).findMany({
    where: { banner: { id: { $notNull: true } } },
    populate: { banner: { select: ['documentId'] } },
  })

/**
 * Banners as their campaigns let them be seen: one that a campaign links is there only while it runs, and counts
 * down to its end.
 */
export function bannersOfCampaigns(
  rows: readonly BannerRow[],
  campaigns: readonly Linking[],
  { language, at }: Reader,
): BannerRow[] {
  return rows.flatMap((row) => {
    const linking = campaigns.filter(({ banner }) => banner?.documentId === row.documentId)
    if (linking.length === 0) return [row]
    const running = linking.find((one) => one.language === language && isRunning(one, at))
    return running ? [{ ...row, endDate: running.endDate }] : []
  })
}
