import type { Language } from '@/lib/contract/languages'
import { language } from './language'

/** Splits a full name into the fields of an account: the family name is the first or the last word, by language. */
export function namesIn(
  name: string,
  nameLanguage: Language = language,
): { firstName: string; lastName: string } {
  const words = name.split(' ').filter(Boolean)
  if (words.length < 2) return { firstName: words[0] ?? '', lastName: '' }
  const [first = '', ...rest] = words
  return nameLanguage === 'hun'
    ? { firstName: rest.join(' '), lastName: first }
    : { firstName: first, lastName: rest.join(' ') }
}
