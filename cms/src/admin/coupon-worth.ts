import type { Language } from '@krono/contract'
import { writeMoney } from '../platform/lib/money-form'
import { nameIn } from './names'

type Row = Readonly<Record<string, unknown>>

const words = {
  hun: { days: (days: number) => `${days} nap tagság`, free: (name: string) => `${name} ingyen` },
  eng: {
    days: (days: number) => `Membership for ${days} ${days === 1 ? 'day' : 'days'}`,
    free: (name: string) => `${name} for nothing`,
  },
  rus: {
    days: (days: number) => `Премиум, дней: ${days}`,
    free: (name: string) => `${name} бесплатно`,
  },
} as const satisfies Record<
  Language,
  { days: (days: number) => string; free: (name: string) => string }
>

/** A coupon's value for a list: 20%, 1 000 Ft, 7 nap tagság. */
export function worthIn(language: Language, coupon: Row): string | undefined {
  const { kind, percent, amountHuf, amountGbp, days, freeProduct } = coupon
  const texts = words[language]
  if (kind === 'percent' && typeof percent === 'number') return `${percent}%`
  if (kind === 'premiumDays' && typeof days === 'number') return texts.days(days)
  if (kind === 'freeProduct' && typeof freeProduct === 'string')
    return texts.free(nameIn(language, freeProduct))
  if (kind !== 'amount') return undefined
  const amounts = [
    { amount: amountHuf, currency: 'huf' as const },
    { amount: amountGbp, currency: 'gbp' as const },
  ].flatMap(({ amount, currency }) =>
    typeof amount === 'number' ? [writeMoney({ amount, currency }, language)] : [],
  )
  return amounts.join(' / ') || undefined
}
