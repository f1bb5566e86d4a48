import {
  type AdminMenuAddresses,
  type MenuOverrideId,
  menuOverrideIds,
  readTarget,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockTable } from '../../platform/database/lock-table'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { contentLocales, localeOf } from '../../platform/lib/locales'
import { recordAction } from '../log/record-action'

type Row = { documentId: string; item: MenuOverrideId; href: string; locale: string }
type Change = { admin: number; id: string; href: string | null; before: string | null }

const uid = 'api::menu-override.menu-override'
const locale = localeOf[env.LANGUAGE]

const rowsOf = (strapi: Core.Strapi, item?: string): Promise<Row[]> =>
  strapi.db.query(uid).findMany({ where: item === undefined ? {} : { item } })

/** The override of each menu item in the deployment's language, and the one of another language in effect without it. */
export async function listMenuAddresses(strapi: Core.Strapi): Promise<AdminMenuAddresses> {
  const rows = await rowsOf(strapi)
  const [, ...others] = contentLocales[env.LANGUAGE]
  return {
    items: menuOverrideIds.map((id) => {
      const hrefIn = (one: string) =>
        rows.find((row) => row.item === id && row.locale === one)?.href ?? null
      const inherited = others.map(hrefIn).find((href) => href !== null) ?? null
      return { id, href: hrefIn(locale), inherited }
    }),
  }
}

const isKnown = (id: string): id is MenuOverrideId => menuOverrideIds.some((one) => one === id)

/**
 * Sets where a menu item leads in the deployment's language, or resets it (`href` null), as the panel does: web is
 * notified, and the former value is stored as a version. The table is locked, so that there is one row for an item and
 * a language. Throws notFound, invalidLink, menuAddressChanged.
 */
export const changeMenuAddress = async (
  strapi: Core.Strapi,
  { admin, id, href, before }: Change,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    if (!isKnown(id)) throw new AppError('notFound')
    const target = href === null ? null : readTarget(href)?.href
    if (target === undefined) throw fieldError('invalidLink', 'href')
    await lockTable(strapi, 'menu_overrides')
    const rows = await rowsOf(strapi, id)
    const own = rows.find((row) => row.locale === locale)
    if ((own?.href ?? null) !== before) throw new AppError('menuAddressChanged')
    if (target === before) return { id }
    await write(strapi, { id, target, document: own?.documentId ?? rows[0]?.documentId })
    await recordAction(strapi, {
      admin,
      act: target === null ? 'resetMenuAddress' : 'setMenuAddress',
      subject: { kind: 'menuAddress', id },
      before: { language: env.LANGUAGE, href: before },
      after: { language: env.LANGUAGE, href: target },
    })
    return { id }
  })

type Write = { id: MenuOverrideId; target: string | null; document: string | undefined }

/** All languages of an item are one document. */
async function write({ documents }: Core.Strapi, { id, target, document: documentId }: Write) {
  const data = { item: id, href: target ?? '' } as object
  if (documentId === undefined) await documents(uid).create({ locale, data })
  else if (target === null) await documents(uid).delete({ documentId, locale })
  else await documents(uid).update({ documentId, locale, data })
}
