import type { Language } from '@krono/contract'
import { nameOfText } from '../analysis/analysis-texts/name-of-text'
import { chakraWords, subjectWords } from '../analysis/analysis-texts/subject-words'
import { manifests } from '../platform/manifests/manifests'
import choices from './translations/names.json'

type Name = Readonly<Record<Language, string>>

const typeNames = manifests.flatMap(({ editing }) =>
  editing ? [[editing.name.eng, editing.name] as const] : [],
)

/**
 * Names of content types and components (by `displayName`) and of choices (by value). Strapi looks them up as message
 * keys, and shows the key itself if a language has no text for it.
 */
const names: Readonly<Record<string, Name>> = {
  ...choices,
  ...Object.fromEntries(typeNames),
  ...subjectWords,
  ...chakraWords,
}

/** All names in a language, as messages of the panel. */
export const namesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, name[language]]))

/** Display name of a value or key in code; the value itself if it has none. */
export const nameIn = (language: Language, value: string): string =>
  names[value]?.[language] ?? (isTextKey(value) ? nameOfText(value, language) : value)

/** `chakra.throat.3` */
function isTextKey(value: string): boolean {
  const [subject = '', ...parts] = value.split('.')
  return parts.length > 0 && Object.hasOwn(subjectWords, subject)
}
