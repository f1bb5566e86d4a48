import type { Language } from '@krono/contract'

/** Content languages: Strapi locale and name in the editors' panel, the default first. */
export const locales = [
  { language: 'hun', code: 'hu', name: 'Magyar (hu)' },
  { language: 'eng', code: 'en', name: 'English (en)' },
  { language: 'rus', code: 'ru', name: 'Русский (ru)' },
] as const satisfies readonly { language: Language; code: string; name: string }[]

export type LocaleCode = (typeof locales)[number]['code']

/** The locale of a deployment's language (spec §1, "Names"). */
export const localeOf = { hun: 'hu', eng: 'en', rus: 'ru' } as const satisfies Record<
  Language,
  LocaleCode
>

export function languageOf(locale: LocaleCode): Language
export function languageOf(locale: string | null | undefined): Language | undefined
/** The language of a locale; undefined for an unknown one. */
export function languageOf(locale: string | null | undefined): Language | undefined {
  return locales.find(({ code }) => code === locale)?.language
}

/** Locales to look for content in, best first, so that no text is empty. */
export const contentLocales = {
  hun: ['hu'],
  eng: ['en', 'hu'],
  rus: ['ru', 'en', 'hu'],
} as const satisfies Record<Language, readonly LocaleCode[]>
