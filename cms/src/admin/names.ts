import type { Language } from '@krono/contract'
import { nameOfText } from '../analysis/analysis-texts/name-of-text'
import { subjectWords } from '../analysis/analysis-texts/subject-words'
import { english, hungarian, russian } from './content-words'

type Words = Readonly<Record<string, string>>

const choices: Readonly<Record<Language, Words>> = { hun: hungarian, eng: english, rus: russian }

/** Display name of a value or key in code; the value itself if it has none. */
export const nameIn = (language: Language, value: string): string =>
  choices[language][value] ?? (isTextKey(value) ? nameOfText(value, language) : value)

/** `chakra.throat.3` */
function isTextKey(value: string): boolean {
  const [subject = '', ...parts] = value.split('.')
  return parts.length > 0 && Object.hasOwn(subjectWords, subject)
}
