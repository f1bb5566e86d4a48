import type { BannerAnswer, Language, Tier } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { previewedCampaign, rowsToRead } from '../../panel/preview/is-preview'
import { now } from '../../platform/lib/clock'
import {
  bannersOfCampaigns,
  bannersWithCampaign,
  campaignsWithBanner,
} from './banners-of-campaigns'
import { type BannerRow, latestBanner } from './latest-banner'

/**
 * The banner of a tier now in a language; `isAvailable: false` if there is none. An editor's preview includes drafts
 * and banners that have not begun.
 */
export async function showBanner(
  strapi: Core.Strapi,
  tier: Tier,
  language: Language,
): Promise<BannerAnswer> {
  const { isDraft, publishedAt, locales } = rowsToRead(strapi, language)
  const rows: BannerRow[] = await strapi.db.query('api::banner.banner').findMany({
    where: { publishedAt, locale: { $in: locales } },
    populate: ['backgroundImage'],
  })
  const at = now()
  const wanted = previewedCampaign(strapi)
  const campaigns = isDraft && !wanted ? [] : await campaignsWithBanner(strapi)
  const shown = wanted
    ? bannersWithCampaign(rows, campaigns, { language, at, wanted })
    : bannersOfCampaigns(rows, campaigns, { language, at })
  const banner = latestBanner(shown, { tier, at, locales, isAhead: isDraft })
  return banner ? answerOf(banner) : { isAvailable: false }
}

// Names and shape of spec §3, "Banner".
const answerOf = ({ backgroundImage, ...row }: BannerRow): BannerAnswer => ({
  isAvailable: true,
  endDate: new Date(row.endDate).toISOString(),
  description: row.description,
  buttonTitle: row.buttonTitle,
  buttonUrl: row.buttonUrl,
  backgroundImage: backgroundImage && { file: { url: backgroundImage.url } },
})
