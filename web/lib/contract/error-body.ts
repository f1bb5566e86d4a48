import { type ErrorCode, errors } from './errors'
import type { Language } from './languages'

/** One wrong field: its path (`people.0.date`), the code, and the sentence for the reader. */
export type FieldError = { field: string; code: ErrorCode; message: string }

/** The body of every error answer (spec §7, "API"); spec §8 reads message, status and errors. */
export type ErrorBody = { message: string; status: number; errors?: FieldError[] }

/** Most wrong fields that an answer tells: a request of a few bytes may have thousands. */
export const mostFieldErrors = 20

/** A field that is none of ours is called as it was sent: that much of it is repeated. */
const fieldNameLength = 80

const shortened = (field: string) =>
  field.length > fieldNameLength ? `${field.slice(0, fieldNameLength)}…` : field

/** What stands in a sentence in place of `{name}`. */
export type ErrorWords = Readonly<Record<string, string>>

const filled = (sentence: string, words: ErrorWords) =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all)

/**
 * The body for a code in a language, with `words` filled in; wrong fields are added when there are any, the first twenty of
 * them.
 */
export function errorBody(
  code: ErrorCode,
  language: Language,
  fields: readonly { field: string; code: ErrorCode }[] = [],
  words: ErrorWords = {},
): ErrorBody {
  const body = { message: filled(errors[code][language], words), status: errors[code].status }
  if (fields.length === 0) return body
  return {
    ...body,
    errors: fields.slice(0, mostFieldErrors).map(({ field, code }) => ({
      field: shortened(field),
      code,
      message: filled(errors[code][language], words),
    })),
  }
}
