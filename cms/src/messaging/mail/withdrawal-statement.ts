import type { Language } from '@krono/contract'
import { env } from '../../platform/lib/env'

type Facts = Record<'product' | 'number' | 'amount' | 'paidOn' | 'email', string> & {
  name: string | null
}

const words = {
  hun: ({ product, number, amount, paidOn }: Facts) =>
    `Elállok a következő szerződéstől: ${product}. Rendelés száma: ${number}, fizetve: ${paidOn}, ${amount}.`,
  eng: ({ product, number, amount, paidOn }: Facts) =>
    `I withdraw from my contract for ${product}. Order number: ${number}, paid: ${paidOn}, ${amount}.`,
  rus: ({ product, number, amount, paidOn }: Facts) =>
    `Я отказываюсь от договора: ${product}. Номер заказа: ${number}, оплачено: ${paidOn}, ${amount}.`,
} as const satisfies Record<Language, (facts: Facts) => string>

/**
 * The buyer's statement after the model of Directive 2011/83/EU, annex I.B: the contract, the name, and the address for
 * the answer.
 */
export const statementOf = (facts: Facts, language: Language = env.LANGUAGE): string =>
  [words[language](facts), [facts.name, facts.email].filter(Boolean).join(', ')].join('\n')
