import { type Money, smallestUnit } from '@/lib/contract/money'

type Priced = { price: Money; months: number | null }

/** What a month of a longer term costs, in what people pay in; undefined where a month is the term. */
export function monthlyPrice({ price, months }: Priced): Money | undefined {
  if (!months || months === 1) return undefined
  const unit = smallestUnit[price.currency]
  return { ...price, amount: Math.round(price.amount / months / unit) * unit }
}

/** How much less a term costs than so many single months; undefined when it costs no less. */
export function savingOf(term: Priced, month: Priced | undefined): Money | undefined {
  if (!month || !term.months || month.price.currency !== term.price.currency) return undefined
  const amount = month.price.amount * term.months - term.price.amount
  return amount > 0 ? { ...term.price, amount } : undefined
}

type Unlocking = { key: string; unlocks: readonly string[] }

/** What every plan of a page gives, to be said once. An extension says that it goes on; it is no plan of its own. */
export function sharedUnlocks(products: readonly Unlocking[]): string[] {
  const [first, ...others] = products.filter(({ key }) => key !== 'premium-year-extension')
  if (!first || others.length === 0) return []
  return first.unlocks.filter((line) => others.every(({ unlocks }) => unlocks.includes(line)))
}
