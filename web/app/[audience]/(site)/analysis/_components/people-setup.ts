import type { User } from '@krono/contract'
import { dateFieldWords } from '@/components/date-field/words'
import { personPickerWords } from '@/components/people/person-picker-words'
import { wordsOf } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { fullNameOf } from '@/lib/full-name'
import { dateOrder, locale } from '@/lib/language'
import { linkToTab } from '@/lib/links'
import type { PeopleSetup } from './people-fields'

/** Who can be put into an order by a button, and all words of it. Saved dates are for premium. */
export function peopleSetup(user: User): PeopleSetup {
  const words = wordsOf('analysisOrder').people
  const name = fullNameOf(user)
  const { birthDate } = user
  return {
    owner: user.id,
    known: {
      me: birthDate && name ? { name, date: birthDate } : undefined,
      toBirthDate: linkToTab('mine'),
      words,
      picker: user.tier === 'free' ? undefined : personPickerWords(),
    },
    words: {
      ...words,
      dateField: dateFieldWords({ label: words.date, pickTitle: words.dateTitle }),
    },
    order: dateOrder,
    locale,
    today: today(),
  }
}
