import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'

type Row = { contactEmail: string | null; locale: string }

/** The operator's e-mail address from the settings; undefined if not set. */
export async function houseAddress({ db }: Core.Strapi): Promise<string | undefined> {
  const locales = contentLocales[env.LANGUAGE]
  const rows: Row[] = await db.query('api::site-setting.site-setting').findMany({
    where: { publishedAt: { $notNull: true }, locale: { $in: [...locales] } },
  })
  const found = locales.map((locale) => rows.find((row) => row.locale === locale)?.contactEmail)
  return found.find((address) => Boolean(address)) ?? undefined
}
