import { language } from '@/base/text/language'
import { type Currency, type Money, smallestUnit } from '@/lib/contract/money'

const parts = 100

/** Decimal mark of a spreadsheet in the language. */
const decimal = { hun: ',', eng: '.', rus: ',' } as const

/**
 * An amount as a spreadsheet of the language reads a number; forints have no decimals, except after a partial refund.
 */
export function amountText(amount: number, currency: Currency): string {
  const isWhole = smallestUnit[currency] === parts && amount % parts === 0
  return (amount / parts).toFixed(isWhole ? 0 : 2).replace('.', decimal[language])
}

/** An amount as typed, and as a form reads it (`minorUnits`): `45 000`, `7,99`. */
export const typedAmount = ({ amount, currency }: Money) =>
  amountText(amount, currency).replace(/\B(?=(\d{3})+(?!\d))/g, ' ')
