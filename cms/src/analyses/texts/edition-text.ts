import type { Language } from '@krono/contract'

/** One text in one language, in paragraphs. `long` goes on from `short`; empty where there is none. */
export type EditionText = { title: string; short: string[]; long: string[] }

/** The texts of a language by their keys. */
export type LanguageTexts = Readonly<Record<string, EditionText>>

/** All texts as they were at one time. */
export type EditionTexts = Readonly<Record<Language, LanguageTexts>>
