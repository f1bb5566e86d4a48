import { isTicked, textOf } from '@/ui/form/read-values'
import { storeInTab, type TabValues } from '@/ui/form/tab-values'
import { billingFields } from './billing-fields'

/** Identifies a purchase; its coupon is stored with it. */
export type Purchase = { product: string; isGift: boolean }

const markOf = ({ product, isGift }: Purchase) => `${isGift ? 'gift-' : ''}${product}:`

/** Stores typed values until the payment, for a buyer who returns from Stripe's page. */
export function storeCheckout(purchase: Purchase, values: FormData) {
  const coupon = textOf(values, 'coupon').trim()
  const billing = billingFields.map(({ name }) => [
    `billing.${name}`,
    textOf(values, `billing.${name}`),
  ])
  storeInTab({
    ...(Object.fromEntries(billing) as TabValues),
    coupon: coupon && `${markOf(purchase)}${coupon}`,
    wantsBilling: isTicked(values, 'wantsBilling') ? 'yes' : '',
  })
}

/** The coupon stored for this purchase. */
export function couponOf(purchase: Purchase, stored: string | undefined): string | undefined {
  const mark = markOf(purchase)
  return stored?.startsWith(mark) ? stored.slice(mark.length) : undefined
}

/** After the payment the stored values are not needed any more. */
export const clearCheckout = () => storeCheckout({ product: '', isGift: false }, new FormData())
