import { z } from 'zod'
import { fieldError } from '../../lib/app-error'

/** A row at the end of a page: what it is sorted by, its key, and how many rows come before it. */
const schema = z.tuple([
  z.union([z.string().max(200), z.number().finite(), z.null()]),
  z.number().int().nonnegative(),
  z.number().int().nonnegative(),
])

export type Cursor = { value: string | number | null; key: number; before: number }

export const writeCursor = ({ value, key, before }: Cursor): string =>
  Buffer.from(JSON.stringify([value, key, before])).toString('base64url')

/** Throws invalidField for what is none of ours. */
export function readCursor(text: string, field: 'after' | 'before', kind: string): Cursor {
  try {
    const [value, key, before] = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    const isOfKind = value === null || (typeof value === 'string') === isText(kind)
    if (isOfKind) return { value, key, before }
  } catch {}
  throw fieldError('invalidField', field)
}

const isText = (kind: string) => kind === 'text' || kind === 'person' || kind === 'choice'

/** An instant is told by its milliseconds, and asked for as one. */
export const askedValue = (kind: string, value: string | number) =>
  kind === 'instant' ? new Date(value) : value

/** What a row is sorted by, as a cursor tells it. */
export function toldValue(kind: string, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (kind === 'instant') return new Date(value as Date).getTime()
  return isText(kind) ? String(value) : Number(value)
}
