import { type ErrorCode, errors } from './errors'
import type { Language } from './languages'

/** A wrong field: its path (`people.0.date`), the error code, and the message for the reader. */
export type FieldError = { field: string; code: ErrorCode; message: string }

/** The body of every error response (spec §7, "API"; spec §8 reads message, status and errors). */
export type ErrorBody = { message: string; status: number; errors?: FieldError[] }

/** Most wrong fields in a response: a small request can have thousands. */
export const mostFieldErrors = 20

/** Length at which an unknown field name is cut off in the response. */
const fieldNameLength = 80

const shortened = (field: string) =>
  field.length > fieldNameLength ? `${field.slice(0, fieldNameLength)}…` : field

/** Values for placeholders such as `{name}` in a message. */
export type ErrorWords = Readonly<Record<string, string>>

const fillPlaceholders = (sentence: string, words: ErrorWords) =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all)

/** The body for an error code in a language, with `words` filled in and the first twenty wrong fields. */
export function errorBody(
  code: ErrorCode,
  language: Language,
  fields: readonly { field: string; code: ErrorCode }[] = [],
  words: ErrorWords = {},
): ErrorBody {
  const body = {
    message: fillPlaceholders(errors[code][language], words),
    status: errors[code].status,
  }
  if (fields.length === 0) return body
  return {
    ...body,
    errors: fields.slice(0, mostFieldErrors).map(({ field, code }) => ({
      field: shortened(field),
      code,
      message: fillPlaceholders(errors[code][language], words),
    })),
  }
}
