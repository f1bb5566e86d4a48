import { z } from 'zod'
import { fieldError } from '../../lib/app-error'

/** Most of a row's number, in PostgreSQL. */
const mostKey = 2_147_483_647

/** The longest that a list is sorted by; a name is of 161 characters, of two units each. */
const longestText = 600

/** Instants of the years 1 to 9999, which both databases keep. */
const isInstant = (ms: number) => ms >= -62_135_596_800_000 && ms <= 253_402_300_799_999

// PostgreSQL takes no NUL.
const text = z
  .string()
  .max(longestText)
  .refine((one) => !one.includes('\0'))

/** A row at the end of a page: what it is sorted by, its key, and how many rows come before it. */
const schema = z.tuple([
  z.union([text, z.int(), z.null()]),
  z.int().nonnegative().max(mostKey),
  z.int().nonnegative(),
])

export type Cursor = { value: string | number | null; key: number; before: number }

export const writeCursor = ({ value, key, before }: Cursor): string =>
  Buffer.from(JSON.stringify([value, key, before])).toString('base64url')

/** Throws invalidField for what is none of ours. */
export function readCursor(text: string, field: 'after' | 'before', kind: string): Cursor {
  try {
    const [value, key, before] = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (isOf(kind, value)) return { value, key, before }
  } catch {}
  throw fieldError('invalidField', field)
}

function isOf(kind: string, value: Cursor['value']) {
  if (value === null) return true
  if (typeof value === 'string') return isText(kind)
  return !isText(kind) && (kind !== 'instant' || isInstant(value))
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
