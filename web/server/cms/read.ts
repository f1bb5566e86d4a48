import { z } from 'zod'
import { contentLocalesOf, locale as ownLocale } from '@/base/text/language'
import type { ContentTag } from '@/lib/contract/content-tags'
import { getPreview } from '@/server/preview/get-preview'
import { readContent } from './read-content'

// An editor's preview is in the language of the entry, whatever the deployment speaks.
async function localesToRead() {
  const preview = await getPreview()
  return contentLocalesOf(preview?.locale ?? ownLocale)
}

/** Rows as their schema wants them. A draft may be half written: in a preview such a row is left out. */
async function parseRows<T extends z.ZodType>(schema: T, found: unknown): Promise<z.infer<T>[]> {
  const rows = z.array(z.unknown()).parse(found ?? [])
  if (!(await getPreview())) return z.array(schema).parse(rows)
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
}

/** The content of the best language that has it. */
export async function readFirst(path: string, tag: ContentTag, query: Record<string, unknown>) {
  for (const locale of await localesToRead()) {
    const found = await readContent(path, tag, { ...query, locale })
    if (Array.isArray(found) ? found.length > 0 : found) return found
  }
  return undefined
}

/** The first row of the best language that has one. */
export async function readOne<T extends z.ZodType>(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  schema: T,
): Promise<z.infer<T> | undefined> {
  const [first] = await parseRows(schema, await readFirst(path, tag, query))
  return first
}

/** Rows of the best language, filled up with those that only the next languages have. */
export async function readAll<T extends z.ZodType>(
  path: string,
  tag: ContentTag,
  query: Record<string, unknown>,
  schema: T,
  keyOf: (row: z.infer<T>) => string,
): Promise<z.infer<T>[]> {
  const lists = await Promise.all(
    (await localesToRead()).map(async (locale) =>
      parseRows(schema, await readContent(path, tag, { ...query, locale })),
    ),
  )
  const best = new Map<string, z.infer<T>>()
  for (const row of lists.flat()) if (!best.has(keyOf(row))) best.set(keyOf(row), row)
  return [...best.values()]
}
