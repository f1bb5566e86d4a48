import type { Language } from '@krono/contract'
import { env } from '../lib/env'
import { moneyText } from '../lib/local-form'
import { writeTold } from '../lib/money-form'
import type { Checked } from './check-price'
import { type ToldPrice, type Wanted, wantedOf } from './price-fault'

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

/** The panel speaks Hungarian or English. */
const words = { hun: hungarian, eng: english, rus: english } as const satisfies Record<
  Language,
  Words
>

const inWords = ({ amount, currency, interval }: Wanted, said: Words) =>
  `${moneyText({ amount, currency }, said.language)} ${said[interval ?? 'once']}`

function asTold({ unit_amount, currency, recurring }: ToldPrice, said: Words) {
  const amount = writeTold({ amount: unit_amount ?? 0, currency }, said.language)
  if (!recurring) return `${amount} ${said.once}`
  const { interval, interval_count: count } = recurring
  const names: Readonly<Record<string, string>> = { month: said.month, year: said.year }
  const known = names[interval] ?? interval
  return count === 1 ? `${amount} ${known}` : `${amount} ${count} × ${known}`
}

/** What an editor reads beside a price that Stripe has otherwise; null: nothing is wrong. */
export function priceNote(
  checked: Checked | 'unchecked' | undefined,
  language: Language = env.LANGUAGE,
): string | null {
  const said = words[language]
  if (checked === 'unchecked') return said.unchecked
  if (!checked?.fault) return null
  const { fault, told, product } = checked
  if (fault === 'gone' || !told) return said.gone
  return said.differs(inWords(wantedOf(product), said), asTold(told, said))
}
