import type { Language } from '@krono/contract'
import { env } from '../../../platform/lib/env'
import { moneyText } from '../../../platform/lib/local-form'
import { writeForeignMoney } from '../../../platform/lib/money-form'
import type { Checked } from './check-price'
import { type StripePrice, type Wanted, wantedOf } from './price-fault'

type Words = {
  language: Language
  once: string
  month: string
  year: string
  gone: string
  differs: (here: string, there: string) => string
  unchecked: string
}

const hungarian: Words = {
  language: 'hun',
  once: 'egyszer',
  month: 'havonta',
  year: 'évente',
  gone: 'A Stripe nem ismeri ezt az árat, vagy már nem árulja. Addig az itteni árat kérjük el. Javítsd az azonosítót, vagy töröld ki.',
  differs: (here: string, there: string) =>
    `Itt ${here}, a Stripe-nál ${there}. Amíg a kettő nem egyezik, az itteni árat kérjük el. Javítsd az egyiket.`,
  unchecked: 'A Stripe most nem felelt. Éjjel újra megkérdezzük, egyezik-e az ára.',
}

const english: Words = {
  language: 'eng',
  once: 'once',
  month: 'a month',
  year: 'a year',
  gone: 'Stripe does not know this price, or sells it no more. Until then the price from here is charged. Correct its id, or take it out.',
  differs: (here, there) =>
    `Here ${here}, at Stripe ${there}. Until they agree, the price from here is charged. Correct one of them.`,
  unchecked:
    'Stripe did not answer just now. Tonight it is asked again whether its price is the same.',
}

/** The panel is Hungarian or English. */
const words = { hun: hungarian, eng: english, rus: english } as const satisfies Record<
  Language,
  Words
>

const inWords = ({ amount, currency, interval }: Wanted, texts: Words) =>
  `${moneyText({ amount, currency }, texts.language)} ${texts[interval ?? 'once']}`

function priceAtStripe({ unit_amount, currency, recurring }: StripePrice, texts: Words) {
  const amount = writeForeignMoney({ amount: unit_amount ?? 0, currency }, texts.language)
  if (!recurring) return `${amount} ${texts.once}`
  const { interval, interval_count: count } = recurring
  const names: Readonly<Record<string, string>> = { month: texts.month, year: texts.year }
  const known = names[interval] ?? interval
  return count === 1 ? `${amount} ${known}` : `${amount} ${count} × ${known}`
}

/** Note for editors about a price that differs at Stripe; null if there is no difference. */
export function priceNote(
  checked: Checked | 'unchecked' | undefined,
  language: Language = env.LANGUAGE,
): string | null {
  const texts = words[language]
  if (checked === 'unchecked') return texts.unchecked
  if (!checked?.fault) return null
  const { fault, atStripe, product } = checked
  if (fault === 'gone' || !atStripe) return texts.gone
  return texts.differs(inWords(wantedOf(product), texts), priceAtStripe(atStripe, texts))
}
