import type { Language } from '@krono/contract'
import { nameOfText } from '../interpretation-texts/name-of-text'
import { subjectWords } from '../interpretation-texts/subject-words'
import { english, hungarian, russian } from './content-words'

type Words = Readonly<Record<string, string>>

const choices: Readonly<Record<Language, Words>> = { hun: hungarian, eng: english, rus: russian }

/** What people call something that the code knows by a word or a key; where it has no name, that. */
export const nameIn = (language: Language, value: string): string =>
  choices[language][value] ?? (isTextKey(value) ? nameOfText(value, language) : value)

/** `chakra.throat.3` */
function isTextKey(value: string): boolean {
  const [subject = '', ...parts] = value.split('.')
  return parts.length > 0 && Object.hasOwn(subjectWords, subject)
}
