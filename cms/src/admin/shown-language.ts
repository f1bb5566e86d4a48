import { type LocaleCode, locales } from '../lib/locales'
import type { PanelLanguage } from '../lib/panel-language'

/** The language that the panel is in at this moment, as the product calls it: hun, eng or rus. */
export const shownLanguage = () => languageOf(document.documentElement.lang)

/** The same where the panel's own words are Hungarian or English: Strapi's forms are English in a Russian panel. */
export const shownPanelLanguage = (): PanelLanguage => (shownLanguage() === 'hun' ? 'hun' : 'eng')

/** The same of a locale of the panel: hu, en or ru. */
export const languageOf = (locale: string) =>
  locales.find(({ code }: { code: LocaleCode }) => code === locale)?.language ?? 'eng'
