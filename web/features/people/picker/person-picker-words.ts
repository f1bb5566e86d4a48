import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import type { FailureWords } from '@/client/api-failure'
import { errors } from '@/lib/contract/errors'

export type PersonPickerWords = FailureWords & {
  label: string
  placeholder: string
  loading: string
  /** `{count}` stands for how many people are offered. */
  found: string
  /** No person of that name or date. */
  nobody: string
  /** No saved date at all. */
  empty: string
}

/** The words of a field that finds a saved person; `label` may say what the person is for. */
export function personPickerWords(own: Partial<PersonPickerWords> = {}): PersonPickerWords {
  return {
    ...wordsOf('people', ['label', 'placeholder', 'loading', 'found', 'nobody', 'empty']),
    unavailable: errors.unavailable[language],
    failed: translations('form')('failed'),
    ...own,
  }
}
