import { type Language, type MenuOverride, menuOverrideIds } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { contentLocales } from '../../platform/lib/locales'

type Row = { item: MenuOverride['id']; href: string; locale: string }

/** All overrides of a language, or of the next available one, in the contract's order. */
export async function listOverrides(
  { db }: Core.Strapi,
  language: Language,
): Promise<MenuOverride[]> {
  const locales = contentLocales[language]
  const rows: Row[] = await db
    .query('api::menu-override.menu-override')
    .findMany({ where: { locale: { $in: locales } } })
  return menuOverrideIds.flatMap((id) => {
    const own = locales.flatMap((locale) =>
      rows.filter((row) => row.item === id && row.locale === locale),
    )
    return own[0] ? [{ id, href: own[0].href }] : []
  })
}
