import type { Language } from '@krono/contract'
import { partWords } from './part-words'
import { chakraPageWords, type Translated } from './subject-words'

/** The label of one part of a key; for a part of two words, both labels. */
export function wordOf(part: string, language: Language): string {
  const known = Object.hasOwn(partWords, part) ? partWords[part]?.[language] : undefined
  if (known) return known
  const [first, ...rest] = part.split('-')
  return rest.length > 0
    ? [first ?? '', rest.join('-')].map((one) => wordOf(one, language)).join(', ')
    : part
}

/** The display name of a text key: „Csakra: Torok, 3. nyolcad (felső szakasz, kiad)”. */
export function nameOfText(key: string, language: Language): string {
  const [subject = '', ...parts] = key.split('.')
  const words = parts.map((part) => {
    const isOctant = subject === 'chakra' && /^\d$/.test(part)
    return wordOf(isOctant ? `octant${part}` : part, language)
  })
  return `${wordOf(subject, language)}: ${words.join(', ')}`
}

const pageWords: Readonly<Record<string, Translated>> = chakraPageWords

/** Names of its parts as pages write them: „Torokcsakra”. */
export const pageNamesOf = (key: string, language: Language): string[] =>
  key.split(/[.-]/).flatMap((part) => {
    const found = Object.hasOwn(pageWords, part) ? pageWords[part] : undefined
    return found ? [found[language]] : []
  })
