import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { dateFaults } from '@/lib/contract/date-faults'
import { errors } from '@/lib/contract/errors'
import type { DateFieldWords } from './date-field-words'

/** The error text of the cms for each fault. */
const faults = Object.fromEntries(
  dateFaults.map((fault) => [fault, errors[fault][language]]),
) as DateFieldWords['faults']

type OwnWords = Partial<Omit<DateFieldWords, 'faults'>> & {
  faults?: Partial<DateFieldWords['faults']>
}

/** Texts of a date field; a page that asks for another date than the birth date passes its own label and limits. */
export function dateFieldWords(own: OwnWords = {}): DateFieldWords {
  const t = translations('date')
  return {
    label: t('birthDate'),
    ...wordsOf('date', [
      'hint',
      'placeholder',
      'pick',
      'pickTitle',
      'close',
      'year',
      'month',
      'previousMonth',
      'nextMonth',
    ]),
    ...own,
    faults: { ...faults, ...own.faults },
  }
}
