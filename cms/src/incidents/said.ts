import { env } from '../lib/env'
import { momentText } from '../lib/local-form'
import { writeTold } from '../lib/money-form'
import type { PanelLanguage } from '../lib/panel-language'
import type { Work } from './works'

type Sum = { amount: number | null; currency: string | null }

/** What is known when an incident is raised. */
export type Facts = {
  /** As it was called when it was ordered. */
  product?: string
  /** What it is about. */
  amount?: Sum
  /** What it should have been. */
  expected?: Sum
  /** ISO 8601. */
  answerBy?: string | null
  /** It is what somebody subscribed to, not what is sold. */
  isAgreed?: boolean
  work?: Work
}

/** The same in words. */
export type Said = Pick<Facts, 'product' | 'isAgreed' | 'work'> & {
  amount?: string
  expected?: string
  answerBy?: string
}

export function sayFacts(
  { amount, expected, answerBy, ...said }: Facts,
  language: PanelLanguage,
): Said {
  const sum = (one: Sum | undefined) =>
    one?.amount != null && one.currency
      ? writeTold({ amount: one.amount, currency: one.currency }, language)
      : undefined
  return {
    ...said,
    amount: sum(amount),
    expected: sum(expected),
    answerBy: answerBy
      ? momentText(new Date(answerBy), { language, timeZone: env.TIME_ZONE })
      : undefined,
  }
}
