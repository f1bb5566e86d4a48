import type { Language } from '@krono/contract'
import { shownLanguage } from './shown-language'

/** Words of ours in each language of the panel. */
export type InEach<Words> = Readonly<Record<Language, Words>>

/** Those of the language that the panel is in at this moment. */
export const wordsOf = <Words>(table: InEach<Words>): Words => table[shownLanguage()]

/** The same language as dates are written in. */
export const shownLocale = () => document.documentElement.lang
