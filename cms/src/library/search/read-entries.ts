import { articleTags } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { readRows } from '../../analysis/texts/read-rows'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'
import type { Entry } from './entry'
import { pathOf, type SearchedUid, searchedType } from './searched-types'

/** A published row. */
export type PublishedRow = { id: number; updatedAt: string }

type Light = { id: number; documentId: string; locale: string; updatedAt: string }

const idOf = (uid: SearchedUid, documentId: string) => `${uid} ${documentId}`

const locales = contentLocales[env.LANGUAGE]
const ranks: readonly string[] = locales
const rankOf = (locale: string) => ranks.indexOf(locale)

/** Articles are searched in one language, as they are listed (decision content-addresses). */
function shownOf(uid: SearchedUid, rows: readonly Light[]) {
  const tag = uid.slice(uid.indexOf('.') + 1)
  if (!articleTags.some((one) => one === tag)) return rows
  const best = locales.find((locale) => rows.some((row) => row.locale === locale))
  return rows.filter(({ locale }) => locale === best)
}

/** The published rows of a type, each entry in the best available language, by its unique field. */
export async function publishedRows({ db }: Core.Strapi, uid: SearchedUid) {
  const light: Light[] = await db.query(uid).findMany({
    select: ['id', 'documentId', 'locale', 'updatedAt'],
    where: {
      publishedAt: { $notNull: true },
      locale: { $in: [...locales] },
      ...searchedType(uid).where,
    },
  })
  const worstFirst = shownOf(uid, light).toSorted((a, b) => rankOf(b.locale) - rankOf(a.locale))
  return new Map<string, PublishedRow>(
    worstFirst.map(({ id, documentId, updatedAt }) => [
      idOf(uid, documentId),
      { id, updatedAt: new Date(updatedAt).toISOString() },
    ]),
  )
}

/** The target of a button is not searchable text. */
const isAddress = /^(\/|https?:|mailto:)\S*$/

/** These rows in the form for the index; entries without a page are omitted. */
export async function readEntries(
  strapi: Core.Strapi,
  uid: SearchedUid,
  ids: readonly number[],
): Promise<Entry[]> {
  const { title, texts } = searchedType(uid)
  return (await readRows(strapi, uid, ids)).flatMap(({ row, parts }) => {
    const path = pathOf(uid, row)
    if (path === undefined) return []
    const { documentId } = row
    const textsOf = texts.map((name) =>
      parts
        .filter(({ field }) => field === name || field.startsWith(`${name}.`))
        .map(({ text }) => text)
        .filter((text) => !isAddress.test(text))
        .join('\n'),
    )
    const id = idOf(uid, documentId)
    return [{ id, uid, documentId, title: String(row[title] ?? ''), texts: textsOf, path }]
  })
}
