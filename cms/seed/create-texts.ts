import { languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../src/platform/lib/clock'
import { localeOf } from '../src/platform/lib/locales'
import { newDocumentId } from '../src/platform/lib/new-row'
import { type Entry, nameOfEntry } from './entries/entry'
import type { SeedRecord } from './record'

const uid = 'api::interpretation-text.interpretation-text'

/**
 * Creates the texts of analyses among these entries that the database does not have, in one statement: 5 500 saves
 * through the document service take minutes. They have plain fields only. An editor's first change stores the seeded
 * state as a version (publishing/versions/record-versions).
 *
 * @returns number of created texts, one for each language
 */
export async function createTexts(
  { strapi, record }: { strapi: Core.Strapi; record: SeedRecord },
  entries: readonly Entry[],
) {
  const query = strapi.db.query(uid)
  const unknown = entries.filter((one) => one.uid === uid && !record.entries[nameOfEntry(one)])
  if (unknown.length === 0) return 0
  const found: { key: string }[] = await query.findMany({
    where: { key: { $in: unknown.map(({ key }) => key) } },
    select: ['key'],
  })
  const taken = new Set(found.map(({ key }) => key))
  const data = unknown
    .filter(({ key }) => !taken.has(key))
    .flatMap((entry) => {
      const documentId = newDocumentId()
      const languages = languageCodes.filter((language) => entry.languages[language])
      record.entries[nameOfEntry(entry)] = { documentId, languages }
      return languages.flatMap((language) => {
        const row = { ...entry.languages[language], documentId, locale: localeOf[language] }
        // A draft, and the published row that equals it.
        return [
          { ...row, publishedAt: null },
          { ...row, publishedAt: now() },
        ]
      })
    })
  if (data.length > 0) await query.createMany({ data })
  return data.length / 2
}
