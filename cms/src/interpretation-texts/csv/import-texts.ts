import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isDuplicate } from '../../lib/is-duplicate'
import type { LocaleCode } from '../../lib/locales'
import { hashOf } from '../../lib/secrets'
import { nameOfText } from '../name-of-text'
import { everyKey } from '../text-tables'
import { textUid } from '../text-uid'
import { type Difference, judgeRow, type RowFault } from './judge-row'
import { blocksOf } from './plain-text'
import type { CsvRow, CsvTable } from './read-csv'
import { draftsIn, nothingNow, type TextRow } from './texts-now'

type Row = { row: number; key: string; name: string }

export type Import = {
  locale: LocaleCode
  changes: (Row & { differences: Difference[] })[]
  faults: (Row & { fault: RowFault })[]
  /** Names these changes: who writes them says which ones they saw. */
  seen: string
}

/** What a table would change, before anything is written. */
export async function compareTexts(
  strapi: Core.Strapi,
  table: CsvTable,
  language: Language,
): Promise<Import> {
  const drafts = await draftsIn(strapi, table.locale)
  const known = (key: string) => drafts.get(key) ?? newText(key)
  const told = new Set<string>()
  const judged = table.rows.map((row) => {
    const text = known(row.key)
    const isTwice = told.has(row.key)
    told.add(row.key)
    const verdict = isTwice
      ? { fault: 'twice' as const }
      : text
        ? judgeRow(row, text.now)
        : { fault: 'unknownText' as const }
    return {
      row: row.row,
      key: row.key,
      name: text ? nameOfText(row.key, language) : row.key,
      verdict,
    }
  })
  const changes = judged.flatMap(({ verdict, ...row }) =>
    'differences' in verdict && verdict.differences.length > 0
      ? [{ ...row, differences: verdict.differences }]
      : [],
  )
  const faults = [
    ...table.torn.map((row) => ({ row, key: '', name: '', fault: 'torn' as const })),
    ...judged.flatMap(({ verdict, ...row }) =>
      'fault' in verdict ? [{ ...row, fault: verdict.fault }] : [],
    ),
  ].sort((a, b) => a.row - b.row)
  return { locale: table.locale, changes, faults, seen: hashOf(JSON.stringify(changes)) }
}

/** A text that there has to be, and that nobody wrote in any language. */
const newText = (key: string): TextRow | undefined =>
  everyKey.includes(key) ? { documentId: '', now: nothingNow } : undefined

type Writing = { table: CsvTable; changes: Import['changes']; userId: number }

/** Writes changes as drafts, each row by itself; the rows that somebody changed in this moment, which are left out. */
export async function writeTexts(
  strapi: Core.Strapi,
  { table, changes, userId }: Writing,
): Promise<{ row: number; fault: RowFault }[]> {
  const left: { row: number; fault: RowFault }[] = []
  for (const { row } of changes) {
    const given = table.rows.find((one) => one.row === row)
    const fault = given && (await writeRow(strapi, { given, locale: table.locale, userId }))
    if (fault) left.push({ row, fault })
  }
  return left
}

type RowToWrite = { given: CsvRow; locale: LocaleCode; userId: number }

const writeRow = async (strapi: Core.Strapi, wish: RowToWrite): Promise<RowFault | undefined> =>
  strapi.db
    .transaction(async () => writeHeld(strapi, wish))
    // Two that write the first words of a text meet in its index.
    .catch((error) => {
      if (!isDuplicate(error)) throw error
      return 'changedMeanwhile' as const
    })

async function writeHeld(strapi: Core.Strapi, { given, locale, userId }: RowToWrite) {
  const { key } = given
  // Whoever saves it at the same time comes before this or after it, and is seen either way.
  await strapi.db.transaction(({ trx }) =>
    trx(strapi.db.metadata.get(textUid).tableName)
      .where({ key })
      .whereNull('published_at')
      .forUpdate()
      .select('id'),
  )
  const text = (await draftsIn(strapi, locale, key)).get(key) ?? newText(key)
  if (!text) return 'changedMeanwhile'
  const verdict = judgeRow(given, text.now)
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

/** What a text that is new needs beside its words. */
const identityOf = (key: string): Record<string, unknown> => ({ key, subject: key.split('.')[0] })
