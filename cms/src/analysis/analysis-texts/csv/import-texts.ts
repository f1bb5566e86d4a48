import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isDuplicate } from '../../../platform/lib/is-duplicate'
import type { LocaleCode } from '../../../platform/lib/locales'
import { hashOf } from '../../../platform/lib/secrets'
import { nameOfText } from '../name-of-text'
import { everyKey } from '../text-tables'
import { textUid } from '../text-uid'
import { type Difference, evaluateRow, type RowFault } from './evaluate-row'
import { blocksOf } from './plain-text'
import type { CsvRow, CsvTable } from './read-csv'
import { draftsIn, nothingNow, type TextRow } from './texts-now'

type Row = { row: number; key: string; name: string }

export type Import = {
  locale: LocaleCode
  changes: (Row & { differences: Difference[] })[]
  faults: (Row & { fault: RowFault })[]
  /** A hash of these changes: the write request repeats it, to confirm which ones were seen. */
  seen: string
}

/** What a table would change; read only. */
export async function compareTexts(
  strapi: Core.Strapi,
  table: CsvTable,
  language: Language,
): Promise<Import> {
  const drafts = await draftsIn(strapi, table.locale)
  const findText = (key: string) => drafts.get(key) ?? newText(key)
  const seen = new Set<string>()
  const evaluated = table.rows.map((row) => {
    const text = findText(row.key)
    const isTwice = seen.has(row.key)
    seen.add(row.key)
    const verdict = isTwice
      ? { fault: 'twice' as const }
      : text
        ? evaluateRow(row, text.now)
        : { fault: 'unknownText' as const }
    return {
      row: row.row,
      key: row.key,
      name: text ? nameOfText(row.key, language) : row.key,
      verdict,
    }
  })
  const changes = evaluated.flatMap(({ verdict, ...row }) =>
    'differences' in verdict && verdict.differences.length > 0
      ? [{ ...row, differences: verdict.differences }]
      : [],
  )
  const faults = [
    ...table.torn.map((row) => ({ row, key: '', name: '', fault: 'torn' as const })),
    ...evaluated.flatMap(({ verdict, ...row }) =>
      'fault' in verdict ? [{ ...row, fault: verdict.fault }] : [],
    ),
  ].sort((a, b) => a.row - b.row)
  return { locale: table.locale, changes, faults, seen: hashOf(JSON.stringify(changes)) }
}

/** A text that the site needs and that does not exist in any language yet. */
const newText = (key: string): TextRow | undefined =>
  everyKey.includes(key) ? { documentId: '', now: nothingNow } : undefined

type Writing = { table: CsvTable; changes: Import['changes']; userId: number }

/**
 * Writes changes as drafts, each row in its own transaction; returns the rows left out because of a concurrent change.
 */
export async function writeTexts(
  strapi: Core.Strapi,
  { table, changes, userId }: Writing,
): Promise<{ row: number; fault: RowFault }[]> {
  const skipped: { row: number; fault: RowFault }[] = []
  for (const { row } of changes) {
    const csvRow = table.rows.find((one) => one.row === row)
    const fault = csvRow && (await writeRow(strapi, { csvRow, locale: table.locale, userId }))
    if (fault) skipped.push({ row, fault })
  }
  return skipped
}

type RowToWrite = { csvRow: CsvRow; locale: LocaleCode; userId: number }

const writeRow = async (
  strapi: Core.Strapi,
  rowToWrite: RowToWrite,
): Promise<RowFault | undefined> =>
  strapi.db
    .transaction(async () => writeLocked(strapi, rowToWrite))
    // Two concurrent first writes of a text conflict in its unique index.
    .catch((error) => {
      if (!isDuplicate(error)) throw error
      return 'changedMeanwhile' as const
    })

async function writeLocked(strapi: Core.Strapi, { csvRow, locale, userId }: RowToWrite) {
  const { key } = csvRow
  // A concurrent save runs before or after this, and is detected either way.
  await strapi.db.transaction(({ trx }) =>
    trx(strapi.db.metadata.get(textUid).tableName)
      .where({ key })
      .whereNull('published_at')
      .forUpdate()
      .select('id'),
  )
  const text = (await draftsIn(strapi, locale, key)).get(key) ?? newText(key)
  if (!text) return 'changedMeanwhile'
  const verdict = evaluateRow(csvRow, text.now)
  if ('fault' in verdict) return verdict.fault
  const data: Record<string, unknown> = { updatedBy: userId }
  for (const { field, after } of verdict.differences)
    data[field] = field === 'title' ? after : blocksOf(after)
  const documents = strapi.documents(textUid)
  const { documentId } = text
  if (documentId) await documents.update({ documentId, locale, data })
  else await documents.create({ locale, data: { ...data, ...identityOf(key), createdBy: userId } })
  return undefined
}

/** Fields of a new text other than its content. */
const identityOf = (key: string): Record<string, unknown> => ({ key, subject: key.split('.')[0] })
