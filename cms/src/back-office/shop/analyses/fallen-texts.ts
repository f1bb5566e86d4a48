import { type Language, languageCodes } from '@krono/contract'
import type { Outline } from '../../../analyses/compose/outline'
import type { EditionTexts } from '../../../analyses/texts/edition-text'
import { nameOfText } from '../../../interpretation-texts/name-of-text'

/** Every key of a text in an outline, wherever it stands. */
function keysIn(value: unknown, known: ReadonlySet<string>, found = new Set<string>()) {
  if (typeof value === 'string' && known.has(value)) found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) keysIn(part, known, found)
  return found
}

/** Texts of an analysis that a language lacks, by their names, with the language in which they are read instead. */
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
