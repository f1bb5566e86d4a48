import type { AdminBanners, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { BannerRow } from '../../../library/banners/latest-banner'
import { fieldError } from '../../../platform/lib/app-error'
import { contentLocales, languageOf } from '../../../platform/lib/locales'

const uid = 'api::banner.banner'
const most = 100

/** Published banners: one row for each of its languages, newest first. */
export async function bannersToChoose({ db }: Core.Strapi): Promise<AdminBanners> {
  const rows: BannerRow[] = await db.query(uid).findMany({
    where: { publishedAt: { $notNull: true } },
    orderBy: { id: 'desc' },
    limit: most,
  })
  return {
    banners: rows.flatMap(({ documentId: id, locale, description }) => {
      const language = languageOf(locale)
      return language ? [{ id, language, description }] : []
    }),
  }
}

/** Throws bannerNotPublished unless readers of the language would see it. */
export async function requireBanner({ db }: Core.Strapi, documentId: string, language: Language) {
  const locale = { $in: [...contentLocales[language]] }
  const where = { documentId, locale, publishedAt: { $notNull: true } }
  if ((await db.query(uid).count({ where })) === 0) throw fieldError('bannerNotPublished', 'banner')
}
