import { translations } from '@/base/words/translations'
import type { DateFieldWords } from './date-field-words'

/** The words of a date field; a page that asks for another day than the birth gives its own label. */
export function dateFieldWords(own: Partial<DateFieldWords> = {}): DateFieldWords {
  const t = translations('date')
  return {
    label: t('birthDate'),
    hint: t('hint'),
    placeholder: t('placeholder'),
    invalid: t('invalid'),
    pick: t('pick'),
    pickTitle: t('pickTitle'),
    close: t('close'),
    year: t('year'),
    month: t('month'),
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    ...own,
  }
}
