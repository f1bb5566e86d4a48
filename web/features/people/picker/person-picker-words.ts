import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import type { FailureWords } from '@/client/api-failure'
import { errors } from '@/lib/contract/errors'

export type PersonPickerWords = FailureWords & {
  label: string
  placeholder: string
  loading: string
  /** `{count}` is the number of offered people. */
  found: string
  /** No match for the name or date. */
  nobody: string
  /** No saved dates. */
  empty: string
}

/** Texts of a field that finds a saved person; `label` can name the purpose. */
export function personPickerWords(own: Partial<PersonPickerWords> = {}): PersonPickerWords {
  return {
    ...wordsOf('people', ['label', 'placeholder', 'loading', 'found', 'nobody', 'empty']),
    unavailable: errors.unavailable[language],
    failed: translations('form')('failed'),
    ...own,
  }
}
