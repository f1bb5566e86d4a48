import { type ErrorCode, errors } from './errors'
import type { Language } from './languages'

/** One wrong field: its path (`people.0.date`), the code, and the sentence for the reader. */
export type FieldError = { field: string; code: ErrorCode; message: string }

/** The body of every error answer (spec §7, "API"); spec §8 reads message, status and errors. */
export type ErrorBody = { message: string; status: number; errors?: FieldError[] }

/** Most wrong fields that an answer tells (decision 119): a request of a few bytes may have thousands. */
export const mostFieldErrors = 20

/** A field that is none of ours is called as it was sent: that much of it is repeated. */
const fieldNameLength = 80

const shortened = (field: string) =>
  field.length > fieldNameLength ? `${field.slice(0, fieldNameLength)}…` : field

/** The body for a code in a language; wrong fields are added when there are any, the first twenty of them. */
export function errorBody(
  code: ErrorCode,
  language: Language,
  fields: readonly { field: string; code: ErrorCode }[] = [],
): ErrorBody {
  const body = { message: errors[code][language], status: errors[code].status }
  if (fields.length === 0) return body
  return {
    ...body,
    errors: fields.slice(0, mostFieldErrors).map(({ field, code }) => ({
      field: shortened(field),
      code,
      message: errors[code][language],
    })),
  }
}
