import { english } from './english'
import { hungarian } from './hungarian'
import { russian } from './russian'
import type { Words } from './words'

const words: Readonly<Record<string, Words>> = { hu: hungarian, en: english, ru: russian }

/** Texts in the panel's language: hu, en or ru. */
export const wordsOf = (language: string): Words => words[language] ?? english
