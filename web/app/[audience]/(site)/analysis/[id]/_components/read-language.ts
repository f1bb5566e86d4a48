import type { Language } from '@krono/contract'
import { languages } from '@/base/text/language'

/** The language of a query parameter; undefined for any other text. */
export const readLanguage = (text: string): Language | undefined =>
  Object.hasOwn(languages, text) ? (text as Language) : undefined
