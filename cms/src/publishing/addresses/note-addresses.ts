import type { Core } from '@strapi/strapi'
import { newRow } from '../../platform/lib/new-row'
import { type AddressedType, type EntryRow, textOf } from './addressed-types'

export const addressUid = 'api::entry-address.entry-address'

type Known = { localeCode: string; name: string; entry: string }

/**
 * Records which entry each published address belongs to, for one entry or for all. An address that belonged to another
 * entry moves to this one; an address that is no longer in use stays with its last entry. Joins the open transaction or
 * runs its own; a unique index resolves concurrent writes.
 */
export async function writeAddresses(strapi: Core.Strapi, type: AddressedType, entry?: string) {
  const { tag, uid, field } = type
  const ofEntry = entry === undefined ? {} : { documentId: entry }
  const rows: EntryRow[] = await strapi.db.query(uid).findMany({
    where: { ...ofEntry, publishedAt: { $notNull: true } },
    select: ['documentId', 'locale', field],
    orderBy: { id: 'asc' },
  })
  const known: Known[] = await strapi.db
    .query(addressUid)
    .findMany({ where: { tag, ...(entry === undefined ? {} : { entry }) } })
  const keyOf = ({ localeCode, name, entry: of }: Known) => `${localeCode} ${name} ${of}`
  const keys = new Set(known.map(keyOf))
  const missing = rows
    .flatMap(({ documentId, locale, [field]: value }) => {
      const name = textOf(value)
      return name ? [{ localeCode: locale, name, entry: documentId }] : []
    })
    .filter((row) => !keys.has(keyOf(row)))
  if (missing.length === 0) return
  const added = missing.map(({ localeCode, ...row }) => ({
    ...newRow(),
    ...row,
    tag,
    locale_code: localeCode,
  }))
  await strapi.db.transaction(({ trx }) =>
    trx('entry_addresses')
      .insert(added)
      .onConflict(['tag', 'locale_code', 'name'])
      .merge(['entry', 'updated_at']),
  )
}
