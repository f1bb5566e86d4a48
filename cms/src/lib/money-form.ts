import type { Currency, Language, Money } from '@krono/contract'

// The panel is built of this, too: nothing here knows the environment.

/** How each language writes numbers and days. */
export const regionOf = { hun: 'hu-HU', eng: 'en-GB', rus: 'ru-RU' } as const satisfies Record<
  Language,
  string
>

/** Minor units of a major one. */
const minorUnits = 100

/** A sum without a rest is said without it where nobody pays in the smaller coin. */
const hasSmallCoins = { huf: false, gbp: true } as const satisfies Record<Currency, boolean>

/** What stands beside a field in which an amount is typed. */
export const signOf = { huf: 'Ft', gbp: '£' } as const satisfies Record<Currency, string>

/** An amount as people write it, which never breaks in two: 3 000 Ft, £7.99. Minor units come in. */
export const writeMoney = (money: Money, language: Language): string =>
  write(money, language, {
    style: 'currency',
    currency: money.currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  })

/** An amount that another program told, in whatever currency: 3 000 Ft, 7.99 EUR. */
export function writeTold(
  { amount, currency }: { amount: number; currency: string },
  language: Language,
): string {
  const known = Object.keys(signOf).find((one) => one === currency.toLowerCase())
  return known
    ? writeMoney({ amount, currency: known as Currency }, language)
    : `${amount / minorUnits} ${currency.toUpperCase()}`
}

/** The same without its currency, which stands beside it: 3 000, 7.99. */
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
    // Hungarian leaves four digits together, the specification's prices do not.
    useGrouping: 'always',
  })
    .format(amount / minorUnits)
    .replace(/[\u202F ]/gu, '\u00A0')
}

// Three digits behind a comma or point are thousands, one or two are the smaller coin.
const whole = /^(\d+|\d{1,3}([.,]\d{3})+)$/
const parted = /^(\d+|\d{1,3}([.,]\d{3})+)[.,](\d{1,2})$/

/**
 * Minor units of what somebody typed, with or without its currency: 19 990, 19.990 Ft, £7.99, 7,9. undefined: it is no
 * amount that can be paid.
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

/** More than three tenths up or down: what a slip of the finger looks like. */
export const isLargeChange = (before: number, after: number) =>
  before > 0 && Math.abs(after - before) * 10 > before * 3
