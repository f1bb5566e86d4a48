import { translations, wordsOf } from '@/base/words/translations'
import type { DateFieldWords } from './date-field-words'

/** The words of a date field; a page that asks for another day than the birth gives its own label. */
export function dateFieldWords(own: Partial<DateFieldWords> = {}): DateFieldWords {
  const t = translations('date')
  return {
    label: t('birthDate'),
    ...wordsOf('date', [
      'hint',
      'placeholder',
      'invalid',
      'pick',
      'pickTitle',
      'close',
      'year',
      'month',
      'previousMonth',
      'nextMonth',
    ]),
    ...own,
  }
}
