import type { BannerAnswer, Language, Tier } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { rowsToRead } from '../preview/is-preview'
import { bannersOfCampaigns, campaignsWithBanner } from './banners-of-campaigns'
import { type BannerRow, latestBanner } from './latest-banner'

/**
 * What a tier sees now in a language; `isAvailable: false` when there is nothing. An editor's preview
 * sees drafts, and also what is still to begin.
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
  const shown = isDraft
    ? rows
    : bannersOfCampaigns(rows, await campaignsWithBanner(strapi), { language, at })
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
