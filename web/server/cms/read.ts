import { z } from 'zod'
import { contentLocalesOf, locale as ownLocale } from '@/base/text/language'
import type { ContentTag } from '@/lib/contract/content-tags'
import { getPreview } from '@/server/preview/get-preview'
import type { FromPanel, PanelEntry } from '@/server/preview/part'
import { readContent } from './read-content'

// An editor's preview is in the language of the entry, whatever the deployment speaks.
async function localesToRead() {
  const preview = await getPreview()
  return contentLocalesOf(preview?.locale ?? ownLocale)
}

type Row<T extends z.ZodType<object>> = z.infer<T> & FromPanel

const ofPanel = z.object({ documentId: z.string() })

/**
 * Rows as their schema wants them. In a preview they say where they are from; a draft may be half written, and such a
 * row is left out.
 */
async function parseRows<T extends z.ZodType<object>>(
  schema: T,
  found: unknown,
  from: Omit<PanelEntry, 'documentId'>,
): Promise<Row<T>[]> {
  const rows = z.array(z.unknown()).parse(found ?? [])
  if (!(await getPreview())) return z.array(schema).parse(rows)
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row)
    if (!parsed.success) return []
    return [Object.assign(Object(parsed.data), { entry: { ...from, ...ofPanel.parse(row) } })]
  })
}

/** The content of the best language that has it, and which that is. */
async function readFirst(path: string, tag: ContentTag, query: Record<string, unknown>) {
  for (const locale of await localesToRead()) {
    const found = await readContent(path, tag, { ...query, locale })
    if (Array.isArray(found) ? found.length > 0 : found) return { found, locale }
  }
  return undefined
}

/** What there is one of, in the best language that has it. */
export async function readSingle<T extends z.ZodType<object>>(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  schema: T,
): Promise<Row<T>> {
  const first = await readFirst(path, tag, query)
  const data = schema.parse(first?.found ?? {})
  if (!first || !(await getPreview())) return data
  return Object.assign(Object(data), { entry: { type: tag, locale: first.locale } })
}

/** The first row of the best language that has one. */
export async function readOne<T extends z.ZodType<object>>(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  schema: T,
): Promise<Row<T> | undefined> {
  const first = await readFirst(path, tag, query)
  if (!first) return undefined
  const [row] = await parseRows(schema, first.found, { type: tag, locale: first.locale })
  return row
}

/** Rows of the first language that has any, and of no other: what is read from end to end, as a blog is. */
export async function readOfOneLanguage<T extends z.ZodType<object>>(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  schema: T,
): Promise<Row<T>[]> {
  const first = await readFirst(path, tag, query)
  return first ? parseRows(schema, first.found, { type: tag, locale: first.locale }) : []
}

/** Rows of the best language, filled up with those that only the next languages have. */
export async function readAll<T extends z.ZodType<object>>(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  schema: T,
  keyOf: (row: z.infer<T>) => string,
): Promise<Row<T>[]> {
  const lists = await Promise.all(
    (await localesToRead()).map(async (locale) =>
      parseRows(schema, await readContent(path, tag, { ...query, locale }), { type: tag, locale }),
    ),
  )
  const best = new Map<string, Row<T>>()
  for (const row of lists.flat()) if (!best.has(keyOf(row))) best.set(keyOf(row), row)
  return [...best.values()]
}
