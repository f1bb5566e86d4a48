import { type ErrorCode, errors } from './errors'
import type { Language } from './languages'

/** One wrong field: its path (`people.0.date`), the code, and the sentence for the reader. */
export type FieldError = { field: string; code: ErrorCode; message: string }

/** The body of every error answer (spec §7, "API"); spec §8 reads message, status and errors. */
export type ErrorBody = { message: string; status: number; errors?: FieldError[] }

/** The body for a code in a language; wrong fields are added when there are any. */
export function errorBody(
  code: ErrorCode,
  language: Language,
  fields: readonly { field: string; code: ErrorCode }[] = [],
): ErrorBody {
  const body = { message: errors[code][language], status: errors[code].status }
  if (fields.length === 0) return body
  return {
    ...body,
    errors: fields.map((row) => ({ ...row, message: errors[row.code][language] })),
  }
}
