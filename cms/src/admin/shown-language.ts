import { type LocaleCode, locales } from '../lib/locales'

/** The language that the panel is in at this moment, as the product calls it: hun, eng or rus. */
export const shownLanguage = () => languageOf(document.documentElement.lang)

/** The same of a locale of the panel: hu, en or ru. */
export const languageOf = (locale: string) =>
  locales.find(({ code }: { code: LocaleCode }) => code === locale)?.language ?? 'eng'
