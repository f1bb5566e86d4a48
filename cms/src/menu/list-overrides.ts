import { type Language, type MenuOverride, menuOverrideIds } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { contentLocales } from '../lib/locales'

type Row = { item: MenuOverride['id']; href: string; locale: string }

/** Every override of a language, or of the next that has it, in the order of the contract. */
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
