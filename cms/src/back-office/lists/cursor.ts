import { z } from 'zod'
import { fieldError } from '../../platform/lib/app-error'

/** Maximum of a row's id, in PostgreSQL. */
const mostKey = 2_147_483_647

/** Maximum length of a sort value; a name has 161 characters, of two units each. */
const longestText = 600

/** Instants of the years 1 to 9999, which both databases can store. */
const isInstant = (ms: number) => ms >= -62_135_596_800_000 && ms <= 253_402_300_799_999

// PostgreSQL does not accept NUL.
const text = z
  .string()
  .max(longestText)
  .refine((one) => !one.includes('\0'))

/** A row at the end of a page: its sort value, its key, and how many rows come before it. */
const schema = z.tuple([
  z.union([text, z.int(), z.null()]),
  z.int().nonnegative().max(mostKey),
  z.int().nonnegative(),
])

export type Cursor = { value: string | number | null; key: number; before: number }

export const writeCursor = ({ value, key, before }: Cursor): string =>
  Buffer.from(JSON.stringify([value, key, before])).toString('base64url')

/** Throws invalidField for a cursor that was not made here. */
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

/** An instant in a cursor is a number of milliseconds, and is compared as an instant. */
export const askedValue = (kind: string, value: string | number) =>
  kind === 'instant' ? new Date(value) : value

/** A row's sort value in a cursor. */
export function cursorValue(kind: string, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (kind === 'instant') return new Date(value as Date).getTime()
  return isText(kind) ? String(value) : Number(value)
}
