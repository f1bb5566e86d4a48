import type { Language } from '@/lib/contract/languages'
import { language } from './language'

/** A typed full name as the two fields of an account: of several words the family name is the first or the last. */
export function namesIn(
  name: string,
  spoken: Language = language,
): { firstName: string; lastName: string } {
  const words = name.split(' ').filter(Boolean)
  if (words.length < 2) return { firstName: words[0] ?? '', lastName: '' }
  const [first = '', ...rest] = words
  return spoken === 'hun'
    ? { firstName: rest.join(' '), lastName: first }
    : { firstName: first, lastName: rest.join(' ') }
}
