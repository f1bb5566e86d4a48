import type { AnalysisKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isUsedBy } from '../../src/analysis/analysis-texts/complete-kinds'
import { everyKey } from '../../src/analysis/analysis-texts/text-tables'

const kinds: readonly AnalysisKind[] = ['short', 'long']
/** SQLite limits the values of a statement. */
const batch = 100

const blocks = [{ type: 'paragraph', children: [{ type: 'text', text: 'Egy mondat.' }] }]

const needed = everyKey.filter((key) => kinds.some((kind) => isUsedBy(kind, key)))

/** Publishes every text that analyses of one person need, in Hungarian: without them they are not sold. */
export async function publishTexts({ db }: Core.Strapi) {
  const publishedAt = '2026-11-01T00:00:00.000Z'
  const rows = needed.map((key) => ({
    ...{ key, title: key, short: blocks, long: blocks, locale: 'hu', publishedAt },
    documentId: key,
  }))
  for (let first = 0; first < rows.length; first += batch)
    await db
      .query('api::interpretation-text.interpretation-text')
      .createMany({ data: rows.slice(first, first + batch) })
}
