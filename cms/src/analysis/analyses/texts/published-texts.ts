import { setImmediate } from 'node:timers/promises'
import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { localeOf } from '../../../platform/lib/locales'
import type { EditionText, EditionTexts, LanguageTexts } from './edition-text'
import { paragraphsOf } from './paragraphs'

type Row = { key: string; title: string; short: unknown; long: unknown }

const uid = 'api::interpretation-text.interpretation-text'
const where = { publishedAt: { $notNull: true } }

/** Every published text as it is now: one statement per language. */
export const publishedTexts = async (strapi: Core.Strapi): Promise<EditionTexts> => ({
  hun: await textsIn(strapi, 'hun'),
  eng: await textsIn(strapi, 'eng'),
  rus: await textsIn(strapi, 'rus'),
})

async function textsIn({ db }: Core.Strapi, language: Language): Promise<LanguageTexts> {
  const rows: Row[] = await db.query(uid).findMany({
    select: ['key', 'title', 'short', 'long'],
    where: { ...where, locale: localeOf[language] },
  })
  // Sorted in code, so that equal texts give the same version on every database.
  const ordered = rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  const texts: Record<string, EditionText> = {}
  for (const [place, { key, title, short, long }] of ordered.entries()) {
    texts[key] = { title, short: paragraphsOf(short), long: paragraphsOf(long) }
    // Other calls go on meanwhile.
    if (place % 100 === 99) await setImmediate()
  }
  return texts
}

/**
 * A value that changes whenever a text is published, changed or withdrawn, without reading the texts: a publication
 * inserts a new row.
 */
export async function stateOfTexts({ db }: Core.Strapi): Promise<string> {
  const rows = db.query(uid)
  const newestBy = (column: 'id' | 'updatedAt') =>
    rows.findMany({ select: [column], where, orderBy: { [column]: 'desc' }, limit: 1 })
  const facts = [await rows.count({ where }), await newestBy('id'), await newestBy('updatedAt')]
  return JSON.stringify(facts)
}
