import { contentPage, type Language, type PagedTag, pagedTags, uidOfTag } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { rowsToRead } from '../../panel/preview/is-preview'
import { type EntryRow, textOf } from './addressed-types'
import { addressUid } from './note-addresses'

type Addresses = { names: string[]; moved: Record<string, string> }
type RowFilter = ReturnType<typeof rowsToRead>

/**
 * The slugs of each type's entries in a language, or in the next available one, and the current slugs for earlier ones.
 * An earlier slug now used by another entry belongs to that one.
 */
export async function listAddresses(strapi: Core.Strapi, language: Language) {
  const rowFilter = rowsToRead(strapi, language)
  const rows = await Promise.all(
    pagedTags.map(async (tag) => [tag, await addressesOf(strapi, tag, rowFilter)] as const),
  )
  return Object.fromEntries(rows)
}

async function addressesOf(
  strapi: Core.Strapi,
  tag: PagedTag,
  { locales, publishedAt }: RowFilter,
): Promise<Addresses> {
  const { field } = contentPage(tag)
  const inLanguages = { $in: [...locales] }
  const entries: EntryRow[] = await strapi.db.query(uidOfTag(tag)).findMany({
    where: { locale: inLanguages, publishedAt },
    select: ['documentId', 'locale', field],
  })
  const before: { localeCode: string; name: string; entry: string }[] = await strapi.db
    .query(addressUid)
    .findMany({ where: { tag, localeCode: inLanguages }, orderBy: { id: 'asc' } })
  const nameOf = new Map<string, string>()
  for (const { documentId, [field]: value } of inOrder(entries, locales, ({ locale }) => locale)) {
    const name = textOf(value)
    if (name && !nameOf.has(documentId)) nameOf.set(documentId, name)
  }
  const names = new Set(nameOf.values())
  const moved = new Map<string, string>()
  for (const { name, entry } of inOrder(before, locales, ({ localeCode }) => localeCode)) {
    const now = nameOf.get(entry)
    if (now && !names.has(name) && !moved.has(name)) moved.set(name, now)
  }
  return { names: [...names], moved: Object.fromEntries(moved) }
}

/** Sorts rows by the order of locales. */
const inOrder = <T>(rows: readonly T[], locales: readonly string[], localeOf: (row: T) => string) =>
  locales.flatMap((locale) => rows.filter((row) => localeOf(row) === locale))
