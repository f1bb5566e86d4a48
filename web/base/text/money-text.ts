import type { Money } from '@/lib/contract/money'

const parts = 100

/** Cached, because creating a formatter takes thirty times as long as formatting. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount in the format of a language: `3 000 Ft`, `£7.99`. Forints have decimals only after a partial refund with a
 * fraction. The currency symbol is the common one in every language; a negative amount has a minus, not a hyphen.
 *
 * @param intl locale of Intl, `hu-HU`
 */
export function moneyText({ amount, currency }: Money, intl: string): string {
  const isWhole = currency === 'huf' && amount % parts === 0
  const key = `${intl} ${currency} ${isWhole}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(intl, {
      style: 'currency',
      currency: currency.toUpperCase(),
      currencyDisplay: 'narrowSymbol',
      useGrouping: 'always',
      minimumFractionDigits: isWhole ? 0 : 2,
      maximumFractionDigits: isWhole ? 0 : 2,
    })
  formats.set(key, format)
  return format.format(amount / parts).replace('-', '−')
}
