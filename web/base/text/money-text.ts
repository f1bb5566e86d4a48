import type { Money } from '@/lib/contract/money'

const parts = 100

/**
 * An amount as a language writes it: `3 000 Ft`, `£7.99`. Forints have decimals only where somebody was
 * given back a part of one. The sign always stands as people know it, also far from home;
 * less than nothing has a minus, not a hyphen.
 *
 * @param intl locale of Intl, `hu-HU`
 */
export function moneyText({ amount, currency }: Money, intl: string): string {
  const isWhole = currency === 'huf' && amount % parts === 0
  return new Intl.NumberFormat(intl, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  })
    .format(amount / parts)
    .replace('-', '−')
}
