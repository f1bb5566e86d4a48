import type { User } from '@krono/contract'
import { today } from '@/base/clock'
import { linkToTab } from '@/base/routing/links'
import { fullNameOf } from '@/base/text/full-name'
import { dateOrder } from '@/base/text/language'
import { wordsOf } from '@/base/words/translations'
import { personPickerWords } from '@/features/people/picker/person-picker-words'
import { dateFieldWords } from '@/ui/date-field/words'
import type { PeopleSetup } from './people-setup'

/** People whom a button adds to an order, and all texts. Saved dates are for premium. */
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
    today: today(),
  }
}
