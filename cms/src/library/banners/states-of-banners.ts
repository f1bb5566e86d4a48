import type { Core } from '@strapi/strapi'
import type { ListState } from '../../platform/lib/list-state'
import { locales } from '../../platform/lib/locales'
import { campaignsWithBanner } from './banners-of-campaigns'
import type { BannerRow } from './latest-banner'
import { stateOfBanner } from './state-of-banner'

type Listed = Pick<BannerRow, 'documentId' | 'locale'>

/** The state of each of these banners, in their order. */
export async function statesOfBanners(
  strapi: Core.Strapi,
  listed: readonly Listed[],
  at: Date,
): Promise<ListState[]> {
  const documentId = { $in: listed.map((one) => one.documentId) }
  const rows: BannerRow[] = await strapi.db
    .query('api::banner.banner')
    .findMany({ where: { documentId, publishedAt: { $notNull: true } } })
  const linking = await campaignsWithBanner(strapi)
  return listed.map((one) => {
    const language = locales.find(({ code }) => code === one.locale)?.language
    const published = rows.find(
      (row) => row.documentId === one.documentId && row.locale === one.locale,
    )
    const campaigns = linking.filter(
      ({ banner, ...campaign }) =>
        banner?.documentId === one.documentId && campaign.language === language,
    )
    return stateOfBanner(published, { campaigns, at })
  })
}
