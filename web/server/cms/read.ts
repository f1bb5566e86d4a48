import { z } from 'zod'
import { contentLocalesOf, type Locale, locale as ownLocale } from '@/base/text/language'
import type { ArticleTag } from '@/lib/contract/content-pages'
import type { ContentTag } from '@/lib/contract/content-tags'
import { getPreview } from '@/server/preview/get-preview'
import type { FromPanel, PanelEntry } from '@/server/preview/part'
import { readContent, readEntries } from './read-content'

// An editor's preview uses the language of the entry, not that of the deployment.
async function localesToRead() {
  const preview = await getPreview()
  return contentLocalesOf(preview?.locale ?? ownLocale)
}

type From = Omit<PanelEntry, 'documentId'> & { locale: Locale }

type Row<T extends z.ZodType<object>> = z.infer<T> & FromPanel

const ofPanel = z.object({ documentId: z.string() })

/** Marks untranslated content with its language (decision page-markup). */
async function inOtherLanguage<Value extends object>(value: Value, locale: Locale) {
  const [wanted] = await localesToRead()
  return locale === wanted ? value : { ...value, lang: locale }
}

/**
 * Parses rows and marks those of another language. In a preview it adds the entry in the panel, and omits invalid rows,
 * because a draft may be incomplete.
 */
async function parseRows<T extends z.ZodType<object>>(
  schema: T,
  found: unknown,
  from: From,
): Promise<Row<T>[]> {
  const rows = z.array(z.unknown()).parse(found ?? [])
  const marked = (row: z.infer<T>) => inOtherLanguage(row, from.locale)
  if (!(await getPreview())) return Promise.all(z.array(schema).parse(rows).map(marked))
  const parsed = rows.flatMap((row) => {
    const { success, data } = schema.safeParse(row)
    if (!success) return []
    return [Object.assign(Object(data), { entry: { ...from, ...ofPanel.parse(row) } })]
  })
  return Promise.all(parsed.map(marked))
}

/** The content in the first language that has it, and that language. */
async function readFirst(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  read: (...args: Parameters<typeof readContent>) => Promise<unknown>,
) {
  for (const locale of await localesToRead()) {
    const found = await read(path, tag, { ...query, locale })
    if (Array.isArray(found) ? found.length > 0 : found) return { found, locale }
  }
  return undefined
}

/** A single type, in the first language that has it. */
export async function readSingle<T extends z.ZodType<object>>(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  schema: T,
): Promise<Row<T>> {
  const first = await readFirst(path, tag, query, readContent)
  const data = schema.parse(first?.found ?? {})
  if (!first) return data
  if (!(await getPreview())) return inOtherLanguage(data, first.locale)
  return Object.assign(Object(data), { entry: { type: tag, locale: first.locale } })
}

/** The first row of the first language that has one. */
export async function readOne<T extends z.ZodType<object>>(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  schema: T,
): Promise<Row<T> | undefined> {
  const first = await readFirst(path, tag, query, readEntries)
  if (!first) return undefined
  const [row] = await parseRows(schema, first.found, { type: tag, locale: first.locale })
  return row
}

/** Articles of the first language that has any; languages are not mixed (decision content-addresses). */
export async function readOfOneLanguage<T extends z.ZodType<object>>(
  path: string,
  tag: ArticleTag,
  query: Record<string, unknown>,
  schema: T,
): Promise<Row<T>[]> {
  const first = await readFirst(path, tag, query, readEntries)
  return first ? parseRows(schema, first.found, { type: tag, locale: first.locale }) : []
}

/** Rows of the first language, completed by rows that only the next languages have. Not for articles. */
export async function readAll<T extends z.ZodType<object>>(
  path: string,
  tag: Exclude<ContentTag, ArticleTag>,
  query: Record<string, unknown>,
  schema: T,
  keyOf: (row: z.infer<T>) => string,
): Promise<Row<T>[]> {
  const lists = await Promise.all(
    (await localesToRead()).map(async (locale) =>
      parseRows(schema, await readEntries(path, tag, { ...query, locale }), { type: tag, locale }),
    ),
  )
  const best = new Map<string, Row<T>>()
  for (const row of lists.flat()) if (!best.has(keyOf(row))) best.set(keyOf(row), row)
  return [...best.values()]
}
