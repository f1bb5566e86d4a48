import { currencyOf, type Language, withdrawalConsequences } from '@krono/contract'
import { addDays } from 'date-fns-4/addDays'
import { now, today } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { dayText, moneyText, timeText } from '../../platform/lib/local-form'
import { siteLink } from './links'
import type { Placeholder } from './mail-row'
import { statementOf } from './withdrawal-statement'

const minuteMs = 60_000
const priceMinor = { huf: 300_000, gbp: 799 } as const

const people = {
  hun: {
    name: 'Ágnes',
    other: 'Bálint',
    product: 'Bennfentes Klub, egy hónap',
    course: 'Olvasd a rajzod',
  },
  eng: { name: 'Agnes', other: 'Ben', product: 'Premium, one month', course: 'Read your chart' },
  rus: { name: 'Анна', other: 'Борис', product: 'Премиум на месяц', course: 'Читай свою карту' },
} as const satisfies Record<Language, Record<string, string>>

const greetings = {
  hun: 'Boldog születésnapot!\nNézd meg, ki vagy.',
  eng: 'Happy birthday!\nHave a look at who you are.',
  rus: 'С днём рождения!\nПосмотри, кто ты.',
} as const satisfies Record<Language, string>

const answers = {
  hun: 'Köszönjük a leveled!\nIgen, a dátumot később is átírhatod a profilodban.',
  eng: 'Thank you for your message!\nYes, you can change the date later in your profile.',
  rus: 'Спасибо за письмо!\nДа, дату можно изменить позже в профиле.',
} as const satisfies Record<Language, string>

/** Birth date of the chart in an editor's preview. */
export const sampleBirthDate = '1984-06-12'

/** Invented sample data for an editor's preview, with a value for every placeholder. */
export function sampleData(language: Language): Readonly<Record<Placeholder, string>> {
  const { name, other, product, course } = people[language]
  const currency = currencyOf(language)
  const place = { language, timeZone: env.TIME_ZONE }
  const email = 'agnes@example.com'
  const number = `KRONO-${today().slice(0, 4)}-000123`
  const amount = moneyText({ amount: priceMinor[currency], currency }, language)
  const purchase = { product, number, amount }
  return {
    name,
    link: siteLink(),
    email,
    minutes: timeText(30 * minuteMs, language),
    hours: timeText(72 * 60 * minuteMs, language),
    product,
    course,
    number,
    about: other,
    amount,
    until: dayText(addDays(now(), 30), place),
    date: dayText(addDays(now(), 7), place),
    coupon: 'KRONO-7H3K',
    recipient: other,
    giver: other,
    guest: other,
    message: greetings[language],
    answer: answers[language],
    subject: product,
    statement: statementOf({ ...purchase, paidOn: dayText(now(), place), name, email }, language),
    consequence: withdrawalConsequences[language].refund,
  }
}
