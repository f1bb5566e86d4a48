import { type LocaleCode, locales } from '../platform/lib/locales'
import type { PanelLanguage } from '../platform/lib/panel-language'

/** The current panel language in the product's codes: hun, eng or rus. */
export const shownLanguage = () => languageOf(document.documentElement.lang)

/** The same for texts that are Hungarian or English: Strapi's forms are English in a Russian panel. */
export const shownPanelLanguage = (): PanelLanguage => (shownLanguage() === 'hun' ? 'hun' : 'eng')

/** The same for a panel locale: hu, en or ru. */
export const languageOf = (locale: string) =>
  locales.find(({ code }: { code: LocaleCode }) => code === locale)?.language ?? 'eng'
