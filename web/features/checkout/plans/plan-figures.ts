import { type Money, smallestUnit } from '@/lib/contract/money'

type Priced = { price: Money; months: number | null }

/** The monthly price of a longer term, in units of the currency; undefined for a term of a month. */
export function monthlyPrice({ price, months }: Priced): Money | undefined {
  if (!months || months === 1) return undefined
  const unit = smallestUnit[price.currency]
  return { ...price, amount: Math.round(price.amount / months / unit) * unit }
}

/** The saving of a term against single months; undefined if there is none. */
export function savingOf(term: Priced, month: Priced | undefined): Money | undefined {
  if (!month || !term.months || month.price.currency !== term.price.currency) return undefined
  const amount = month.price.amount * term.months - term.price.amount
  return amount > 0 ? { ...term.price, amount } : undefined
}

type Unlocking = { key: string; unlocks: readonly string[] }

/** Benefits of all plans of a page, to be shown once. An extension is ignored: it continues an existing plan. */
export function sharedUnlocks(products: readonly Unlocking[]): string[] {
  const [first, ...others] = products.filter(({ key }) => key !== 'premium-year-extension')
  if (!first || others.length === 0) return []
  return first.unlocks.filter((line) => others.every(({ unlocks }) => unlocks.includes(line)))
}
