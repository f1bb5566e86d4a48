import { type Currency, isItemKey, type Language, type ProductKey } from '@krono/contract'
import type { CouponRow } from '../../src/commerce/coupons/coupon-row'
import { readSite } from '../content-files'
import type { Dice } from './dice'
import type { Item } from './items'

const dayMs = 86_400_000

export type Code = Pick<
  CouponRow,
  'code' | 'kind' | 'percent' | 'amountHuf' | 'amountGbp' | 'freeProduct'
> & {
  from: number
  until: number
  uses: number
}

export type Campaign = { name: string; from: number; until: number; uses: number }

type Wanted = { from: number; to: number; items: readonly Item[] }

/** The products, coupon codes and campaigns of the shop. */
export function shopOf(dice: Dice, { from, to, items }: Wanted) {
  const products = readSite('site/products')
  const codes: Code[] = []
  const campaigns: Campaign[] = []
  for (let year = new Date(from).getUTCFullYear(); Date.UTC(year, 0) < to; year += 1) {
    for (const [word, month] of [
      ['UJEV', 0],
      ['TAVASZ', 2],
      ['NYAR', 5],
      ['OSZ', 8],
      ['ADVENT', 11],
    ] as const) {
      const isAmount = word === 'NYAR'
      codes.push({
        code: `${word}${year}`,
        kind: isAmount ? 'amount' : 'percent',
        percent: isAmount ? null : dice.oneOf([10, 15, 20, 25]),
        amountHuf: isAmount ? 100_000 : null,
        amountGbp: isAmount ? 200 : null,
        freeProduct: null,
        from: Date.UTC(year, month, 1),
        until: Date.UTC(year, month + 1, 10),
        uses: 0,
      })
    }
    for (const [name, month, day, days] of [
      ['Tavaszi év', 3, 10, 10],
      ['Fekete péntek', 10, 20, 12],
    ] as const) {
      const start = Date.UTC(year, month, day)
      const until = start + days * dayMs
      if (start > from && until < to)
        campaigns.push({ name: `${name} ${year}`, from: start, until, uses: 0 })
    }
  }
  const itemOf = (wanted: ProductKey) => items.find(({ key }) => key === wanted)
  return {
    codes: codes.filter(({ from: begins }) => begins > from && begins < to),
    campaigns,
    items,
    nameOf: (key: ProductKey, language: Language) =>
      isItemKey(key) ? itemName(itemOf(key), language) : (products[key]?.[language].name ?? key),
    priceOf: (key: ProductKey, currency: Currency) =>
      isItemKey(key)
        ? (itemOf(key)?.prices[currency] ?? 0)
        : (products[key]?.[currency === 'huf' ? 'priceHuf' : 'priceGbp'] ?? 0),
  }
}

const itemName = (item: Item | undefined, language: Language) =>
  item?.names[language] ?? item?.names.hun ?? ''

export type Shop = ReturnType<typeof shopOf>
