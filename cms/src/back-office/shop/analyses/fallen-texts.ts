import { type Language, languageCodes } from '@krono/contract'
import type { Outline } from '../../../analysis/analyses/compose/outline'
import type { EditionTexts } from '../../../analysis/analyses/texts/edition-text'
import { nameOfText } from '../../../analysis/analysis-texts/name-of-text'

/** All text keys in an outline, at any depth. */
function keysIn(value: unknown, known: ReadonlySet<string>, found = new Set<string>()) {
  if (typeof value === 'string' && known.has(value)) found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) keysIn(part, known, found)
  return found
}

/** Names of an analysis's texts missing in a language, with the language used instead. */
export function fallenTexts(
  { chapters }: Pick<Outline, 'chapters'>,
  texts: EditionTexts,
  language: Language,
) {
  const known = new Set(languageCodes.flatMap((code) => Object.keys(texts[code])))
  const others = languageCodes.filter((code) => code !== language)
  return [...keysIn(chapters, known)]
    .filter((key) => !texts[language][key])
    .sort()
    .map((key) => ({
      name: nameOfText(key, language),
      language: others.find((code) => texts[code][key]) ?? null,
    }))
}
