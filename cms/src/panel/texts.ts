import { readFile } from 'node:fs/promises'
import { languageCodes } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { type PanelMay, panelMay } from '../access/panel-may'
import { compareTexts, writeTexts } from '../interpretation-texts/csv/import-texts'
import { type CsvTable, decode, readCsv } from '../interpretation-texts/csv/read-csv'
import { textsIn } from '../interpretation-texts/csv/texts-now'
import { writeCsv } from '../interpretation-texts/csv/write-csv'
import { textOverview } from '../interpretation-texts/text-overview'
import { textUid } from '../interpretation-texts/text-uid'
import { type LocaleCode, locales } from '../lib/locales'
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

/** A table for translators. */
export async function exportTexts(ctx: Context) {
  const { from, to, ...asked } = readBody(exportQuery, ctx.query)
  for (const one of [from, to]) requireMay(ctx, 'read', one)
  const texts = await textsIn(strapi, [from, to])
  return { csv: writeCsv({ ...asked, from, to, texts }) }
}

/** What the table of a translator would change. */
export async function compare(ctx: Context) {
  const { language } = readBody(z.strictObject({ language: fieldsOf.language }), ctx.request.body)
  const table = await readTable(ctx)
  if ('fault' in table) return table
  requireMay(ctx, 'update', table.locale)
  return compareTexts(strapi, table, language)
}

const fieldsOf = { language, seen: z.string().max(100) }

/** Writes what was seen; when it would be something else by now, nothing, and the new comparison is answered. */
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

/** The one file of the body, which Strapi has put aside (and remove-temporary-files takes away). */
async function readTable({ request }: Context): Promise<CsvTable | { fault: string }> {
  const { file, ...others } = request.files ?? {}
  if (!file || Array.isArray(file) || Object.keys(others).length > 0)
    throw new errors.ValidationError('file')
  if (file.size > mostBytes) throw new errors.PayloadTooLargeError()
  const text = decode(await readFile(file.filepath))
  return text === undefined ? { fault: 'notText' } : readCsv(text)
}
