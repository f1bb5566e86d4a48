import type { Language } from '@krono/contract'
import { contentLocales, locales } from '../../../platform/lib/locales'
import { isProse, type OutlineChapter } from '../compose/outline'
import type { EditionText, EditionTexts } from './edition-text'

/** Languages to look for a text in, best first. */
const languagesFor = (language: Language): Language[] =>
  contentLocales[language].flatMap((locale) =>
    locales.flatMap((row) => (row.code === locale ? [row.language] : [])),
  )

export const isWhole = (text: EditionText | undefined, parts: 'short' | 'whole'): boolean =>
  text !== undefined && text.short.length > 0 && (parts === 'short' || text.long.length > 0)

/**
 * The language of a chapter: the first that has all its texts, so that no chapter mixes two. If a text was withdrawn in
 * all of them, the one with the fewest gaps.
 */
export function languageOf(
  { blocks }: OutlineChapter,
  texts: EditionTexts,
  language: Language,
): Language {
  const lackingIn = (code: Language) =>
    blocks.filter((block) => isProse(block) && !isWhole(texts[code][block.key], block.parts)).length
  return languagesFor(language).reduce((best, code) =>
    lackingIn(code) < lackingIn(best) ? code : best,
  )
}
