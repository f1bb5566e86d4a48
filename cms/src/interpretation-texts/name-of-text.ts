import type { Language } from '@krono/contract'
import { partWords } from './part-words'

/** A part of a key in words; one of two parts says both. */
export function wordOf(part: string, language: Language): string {
  const known = Object.hasOwn(partWords, part) ? partWords[part]?.[language] : undefined
  if (known) return known
  const [first, ...rest] = part.split('-')
  return rest.length > 0
    ? [first ?? '', rest.join('-')].map((one) => wordOf(one, language)).join(', ')
    : part
}

/** What people call the text with this key: „Csakra: Torok, 3. nyolcad (átlag feletti szakasz, kiad)”. */
export function nameOfText(key: string, language: Language): string {
  const [subject = '', ...parts] = key.split('.')
  const words = parts.map((part) => {
    const isOctant = subject === 'chakra' && /^\d$/.test(part)
    return wordOf(isOctant ? `octant${part}` : part, language)
  })
  return `${wordOf(subject, language)}: ${words.join(', ')}`
}
