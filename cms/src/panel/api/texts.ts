import { readFile } from 'node:fs/promises'
import { languageCodes } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { compareTexts, writeTexts } from '../../analysis/analysis-texts/csv/import-texts'
import { type CsvTable, decode, readCsv } from '../../analysis/analysis-texts/csv/read-csv'
import { textsIn } from '../../analysis/analysis-texts/csv/texts-now'
import { writeCsv } from '../../analysis/analysis-texts/csv/write-csv'
import { textOverview } from '../../analysis/analysis-texts/text-overview'
import { textUid } from '../../analysis/analysis-texts/text-uid'
import { type LocaleCode, locales } from '../../platform/lib/locales'
import { type PanelMay, panelMay } from '../access/panel-may'
import { readBody } from './read-body'

const megabyte = 1024 * 1024
const mostBytes = 5 * megabyte

const language = z.enum(languageCodes)
const locale = z.enum(locales.map(({ code }) => code))

const mayOf = (ctx: Context): PanelMay => panelMay(strapi, ctx.state.userAbility)

function requireMay(ctx: Context, right: 'read' | 'create' | 'update', where: LocaleCode) {
  if (!mayOf(ctx)(right, { uid: textUid, locale: where })) throw new errors.ForbiddenError()
}

/** Every interpretation text in its table. */
export const overview = (ctx: Context) =>
  textOverview(strapi, {
    ...readBody(z.strictObject({ language }), ctx.query),
    may: mayOf(ctx),
  })

const exportQuery = z.strictObject({ language, from: locale, to: locale })

/** Exports a table for translators. */
export async function exportTexts(ctx: Context) {
  const { from, to, ...asked } = readBody(exportQuery, ctx.query)
  for (const one of [from, to]) requireMay(ctx, 'read', one)
  const texts = await textsIn(strapi, [from, to])
  return { csv: writeCsv({ ...asked, from, to, texts }) }
}

/** The changes that a translator's table would make. */
export async function compare(ctx: Context) {
  const { language } = readBody(z.strictObject({ language: fieldsOf.language }), ctx.request.body)
  const table = await readTable(ctx)
  if ('fault' in table) return table
  requireMay(ctx, 'update', table.locale)
  return compareTexts(strapi, table, language)
}

const fieldsOf = { language, seen: z.string().max(100) }

/** Writes the changes that were shown; if they would differ by now, writes nothing and returns the new comparison. */
export async function write(ctx: Context) {
  const { language, seen } = readBody(z.strictObject(fieldsOf), ctx.request.body)
  const table = await readTable(ctx)
  if ('fault' in table) return table
  for (const right of ['create', 'update'] as const) requireMay(ctx, right, table.locale)
  const found = await compareTexts(strapi, table, language)
  if (found.seen !== seen) return { ...found, written: null, left: [] }
  const { id: userId }: { id: number } = ctx.state.user
  const left = await writeTexts(strapi, { table, changes: found.changes, userId })
  return { ...found, written: found.changes.length - left.length, left }
}

/** The one uploaded file of the body (deleted by remove-temporary-files). */
async function readTable({ request }: Context): Promise<CsvTable | { fault: string }> {
  const { file, ...others } = request.files ?? {}
  if (!file || Array.isArray(file) || Object.keys(others).length > 0)
    throw new errors.ValidationError('file')
  if (file.size > mostBytes) throw new errors.PayloadTooLargeError()
  const text = decode(await readFile(file.filepath))
  return text === undefined ? { fault: 'notText' } : readCsv(text)
}
