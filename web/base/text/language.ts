import { env } from '@/env'
import type { DateOrder } from './date-text'
import './written-date'

/** Codes of each language (spec §9 and spec §1, "Names") in the configuration, in HTML and Strapi, and in Intl. */
export const languages = {
  hun: { locale: 'hu', intl: 'hu-HU', dateOrder: 'yearFirst', fallback: ['hun'] },
  eng: { locale: 'en', intl: 'en-GB', dateOrder: 'dayFirst', fallback: ['eng', 'hun'] },
  rus: {
    locale: 'ru',
    intl: 'ru-RU',
    dateOrder: 'yearFirstNoDot',
    fallback: ['rus', 'eng', 'hun'],
  },
} as const satisfies Record<string, LanguageRow>

type LanguageRow = {
  locale: string
  intl: string
  dateOrder: DateOrder
  /** Languages in which a text is looked up, in order (spec §1, "Names"). */
  fallback: readonly string[]
}

export const language = env.LANGUAGE
export const { locale, intl, dateOrder } = languages[language]

export type Locale = (typeof languages)[keyof typeof languages]['locale']

/**
 * Strapi locales in which content of a locale is looked up, best first: a missing text falls back to another language.
 */
export function contentLocalesOf(wanted: Locale): Locale[] {
  const row = Object.values(languages).find((candidate) => candidate.locale === wanted)
  return row ? row.fallback.map((code) => languages[code].locale) : [wanted]
}
