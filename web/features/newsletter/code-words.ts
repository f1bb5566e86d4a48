import { type ErrorCode, errors } from '@krono/contract'
import { language } from '@/base/text/language'

/** The message of a code, in the site's language. */
export const codeWords = (code: ErrorCode | undefined): string | undefined =>
  code && errors[code][language]
