import type { Language } from '@krono/contract'
import { shownLanguage } from './shown-language'

/** Texts of ours in each panel language. */
export type InEach<Words> = Readonly<Record<Language, Words>>

/** The texts of the current panel language. */
export const wordsOf = <Words>(table: InEach<Words>): Words => table[shownLanguage()]

/** The locale of the panel, also for dates. */
export const shownLocale = () => document.documentElement.lang
