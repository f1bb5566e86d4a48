import type { Language } from '@krono/contract'
import { writeMoney } from '../../platform/lib/money-form'

type Words = {
  /** The entered text is not an amount. */
  unreadable: string
  least: (amount: string) => string
  large: string
  yes: string
}

const hun: Words = {
  unreadable: 'Ez nem összeg. Így írd: 19 990',
  least: (amount) => `Legalább ${amount}.`,
  large:
    'Ez több mint 30% eltérés. Nézd meg még egyszer: nem maradt le vagy került bele egy számjegy?',
  yes: 'Igen, ennyi legyen',
}

const eng: Words = {
  unreadable: 'This is not an amount. Write it like this: 7.99',
  least: (amount) => `At least ${amount}.`,
  large: 'A change of more than 30%. Please check: is there a digit too many or too few?',
  yes: 'Yes, this is what I want',
}

/** Strapi's panel is Russian if the browser is, but its forms are English there, and so are these texts. */
export const moneyWords = { hun, eng, rus: eng } as const satisfies Record<Language, Words>

type Value = number | string | null | undefined

type Asked = { currency: 'huf' | 'gbp'; least: number | undefined; language: Language }

/** What is wrong with the field's value; undefined: nothing, or left to the error from the cms. */
export function faultOf(value: Value, { currency, least, language }: Asked): string | undefined {
  const words = moneyWords[language]
  if (typeof value === 'string' && value !== '') return words.unreadable
  if (typeof value !== 'number' || least === undefined || value >= least) return undefined
  return words.least(writeMoney({ amount: least, currency }, language))
}
