import type { Currency, Language, Money } from '@krono/contract'

// Also bundled into the panel: must not import the environment.

/** The locale for numbers and dates in each language. */
export const regionOf = { hun: 'hu-HU', eng: 'en-GB', rus: 'ru-RU' } as const satisfies Record<
  Language,
  string
>

/** Minor units per major unit. */
const minorUnits = 100

/** Whether amounts show minor units; a whole amount omits them in a currency without small coins. */
const hasSmallCoins = { huf: false, gbp: true } as const satisfies Record<Currency, boolean>

/** Currency symbol beside an amount field. */
export const signOf = { huf: 'Ft', gbp: '£' } as const satisfies Record<Currency, string>

/** Formats an amount in minor units, with non-breaking spaces: 3 000 Ft, £7.99. */
export const writeMoney = (money: Money, language: Language): string =>
  write(money, language, {
    style: 'currency',
    currency: money.currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  })

/** Formats an amount received from another program, in any currency: 3 000 Ft, 7.99 EUR. */
export function writeForeignMoney(
  { amount, currency }: { amount: number; currency: string },
  language: Language,
): string {
  const known = Object.keys(signOf).find((one) => one === currency.toLowerCase())
  return known
    ? writeMoney({ amount, currency: known as Currency }, language)
    : `${amount / minorUnits} ${currency.toUpperCase()}`
}

/** The same without the currency, which is shown separately: 3 000, 7.99. */
export const writeAmount = (money: Money, language: Language): string => write(money, language, {})

function write(
  { amount, currency }: Money,
  language: Language,
  style: Intl.NumberFormatOptions,
): string {
  const isWhole = amount % minorUnits === 0
  const digits = isWhole && !hasSmallCoins[currency] ? 0 : 2
  return new Intl.NumberFormat(regionOf[language], {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Hungarian does not group four digits by default; the specification's prices do.
    useGrouping: 'always',
  })
    .format(amount / minorUnits)
    .replace(/[\u202F ]/gu, '\u00A0')
}

// Three digits after a comma or point are thousands, one or two are minor units.
const whole = /^(\d+|\d{1,3}([.,]\d{3})+)$/
const parted = /^(\d+|\d{1,3}([.,]\d{3})+)[.,](\d{1,2})$/

/**
 * Parses a typed amount into minor units, with or without currency: 19 990, 19.990 Ft, £7.99, 7,9. undefined: not a
 * payable amount.
 */
export function readAmount(text: string, currency: Currency): number | undefined {
  const typed = text.replace(/\s|Ft$|HUF$|^£|£$|GBP$/giu, '')
  if (whole.test(typed)) return Number(typed.replace(/[.,]/g, '')) * minorUnits
  const [, major, , minor] = parted.exec(typed) ?? []
  if (!major || !minor || !hasSmallCoins[currency]) return undefined
  return Number(major.replace(/[.,]/g, '')) * minorUnits + Number(minor.padEnd(2, '0'))
}

/** Whether an amount can be paid in the coins of its currency. */
export const isInCoins = ({ amount, currency }: Money) =>
  Number.isSafeInteger(amount) &&
  amount >= 0 &&
  (hasSmallCoins[currency] || amount % minorUnits === 0)

/** More than three tenths up or down: probably a typing error. */
export const isLargeChange = (before: number, after: number) =>
  before > 0 && Math.abs(after - before) * 10 > before * 3
