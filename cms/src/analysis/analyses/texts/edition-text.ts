import type { Language } from '@krono/contract'

/** One text in one language, in paragraphs. `long` continues `short`; empty if there is none. */
export type EditionText = { title: string; short: string[]; long: string[] }

/** The texts of a language by their keys. */
export type LanguageTexts = Readonly<Record<string, EditionText>>

/** All texts of one version. */
export type EditionTexts = Readonly<Record<Language, LanguageTexts>>
