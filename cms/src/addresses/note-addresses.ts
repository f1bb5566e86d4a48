import type { Core } from '@strapi/strapi'
import { newRow } from '../lib/new-row'
import { type AddressedType, type EntryRow, textOf } from './addressed-types'

export const addressUid = 'api::entry-address.entry-address'

type Known = { localeCode: string; name: string; entry: string }

/**
 * Writes down whose the addresses of what is published are, of one entry or of all. An address that was somebody
 * else's is this entry's from now on; whoever had it last keeps it when nobody is there any more. In the open
 * transaction or one of its own; two at once meet in the index.
 */
export async function noteAddresses(strapi: Core.Strapi, type: AddressedType, entry?: string) {
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
