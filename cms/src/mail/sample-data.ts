import { currencyOf, type Language } from '@krono/contract'
import { addDays } from 'date-fns-4/addDays'
import { now, today } from '../lib/clock'
import { env } from '../lib/env'
import { dayText, moneyText, timeText } from '../lib/local-form'
import { siteLink } from './links'
import type { Placeholder } from './mails'

const minuteMs = 60_000
const priceMinor = { huf: 300_000, gbp: 799 } as const

const people = {
  hun: { name: 'Ágnes', other: 'Bálint', product: 'Bennfentes Klub, egy hónap' },
  eng: { name: 'Agnes', other: 'Ben', product: 'Premium, one month' },
  rus: { name: 'Анна', other: 'Борис', product: 'Премиум на месяц' },
} as const satisfies Record<Language, Record<string, string>>

const greetings = {
  hun: 'Boldog születésnapot!\nNézd meg, ki vagy.',
  eng: 'Happy birthday!\nHave a look at who you are.',
  rus: 'С днём рождения!\nПосмотри, кто ты.',
} as const satisfies Record<Language, string>

const answers = {
  hun: 'Köszönjük a leveled!\nIgen, a dátumot később is átírhatod a profilodban.',
  eng: 'Thank you for your letter!\nYes, you can change the date later in your profile.',
  rus: 'Спасибо за письмо!\nДа, дату можно изменить позже в профиле.',
} as const satisfies Record<Language, string>

/** What a letter is filled with where an editor looks at it: nobody's data, and every placeholder has some. */
export function sampleData(language: Language): Readonly<Record<Placeholder, string>> {
  const { name, other, product } = people[language]
  const currency = currencyOf(language)
  const place = { language, timeZone: env.TIME_ZONE }
  return {
    name,
    link: siteLink(),
    email: 'agnes@example.com',
    minutes: timeText(30 * minuteMs, language),
    hours: timeText(72 * 60 * minuteMs, language),
    product,
    number: `KRONO-${today().slice(0, 4)}-000123`,
    about: other,
    amount: moneyText({ amount: priceMinor[currency], currency }, language),
    until: dayText(addDays(now(), 30), place),
    date: dayText(addDays(now(), 7), place),
    coupon: 'KRONO-7H3K',
    recipient: other,
    giver: other,
    guest: other,
    message: greetings[language],
    answer: answers[language],
  }
}
