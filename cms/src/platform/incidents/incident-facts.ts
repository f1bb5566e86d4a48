import { env } from '../lib/env'
import { momentText } from '../lib/local-form'
import { writeForeignMoney } from '../lib/money-form'
import type { PanelLanguage } from '../lib/panel-language'
import type { Work } from './works'

type Sum = { amount: number | null; currency: string | null }

/** The facts known when an incident is raised. */
export type Facts = {
  /** The product's name in the order. */
  product?: string
  /** The amount it is about. */
  amount?: Sum
  /** The expected amount. */
  expected?: Sum
  /** ISO 8601. */
  answerBy?: string | null
  /** The amount is that of a subscription, not the current price. */
  isAgreed?: boolean
  work?: Work
}

/** The same as text. */
export type FactTexts = Pick<Facts, 'product' | 'isAgreed' | 'work'> & {
  amount?: string
  expected?: string
  answerBy?: string
}

export function describeFacts(
  { amount, expected, answerBy, ...others }: Facts,
  language: PanelLanguage,
): FactTexts {
  const sum = (one: Sum | undefined) =>
    one?.amount != null && one.currency
      ? writeForeignMoney({ amount: one.amount, currency: one.currency }, language)
      : undefined
  return {
    ...others,
    amount: sum(amount),
    expected: sum(expected),
    answerBy: answerBy
      ? momentText(new Date(answerBy), { language, timeZone: env.TIME_ZONE })
      : undefined,
  }
}
