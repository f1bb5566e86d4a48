import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { contentLocales } from '../lib/locales'
import { readRows } from '../texts/read-rows'
import type { Entry } from './entry'
import { pathOf, type SearchedUid, searchedType } from './searched-types'

/** A row that visitors see. */
export type PublishedRow = { id: number; updatedAt: string }

type Light = { id: number; documentId: string; locale: string; updatedAt: string }

const idOf = (uid: SearchedUid, documentId: string) => `${uid} ${documentId}`

const locales = contentLocales[env.LANGUAGE]
const ranks: readonly string[] = locales
const rankOf = (locale: string) => ranks.indexOf(locale)

/** What is published of a type, each entry in the best language that has it, by what tells it from all others. */
export async function publishedRows({ db }: Core.Strapi, uid: SearchedUid) {
  const light: Light[] = await db.query(uid).findMany({
    select: ['id', 'documentId', 'locale', 'updatedAt'],
    where: {
      publishedAt: { $notNull: true },
      locale: { $in: [...locales] },
      ...searchedType(uid).where,
    },
  })
  const worstFirst = light.sort((a, b) => rankOf(b.locale) - rankOf(a.locale))
  return new Map<string, PublishedRow>(
    worstFirst.map(({ id, documentId, updatedAt }) => [
      idOf(uid, documentId),
      { id, updatedAt: new Date(updatedAt).toISOString() },
    ]),
  )
}

/** Where a button leads is nothing to be read. */
const isAddress = /^(\/|https?:|mailto:)\S*$/

/** These rows as the index wants them; of what has no address nobody finds anything. */
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
