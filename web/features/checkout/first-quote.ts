import { couponCode, type ErrorBody, type ProductKey } from '@krono/contract'
import { askQuote } from '@/server/session/ask-quote'
import type { FirstQuote } from './use-quote'

type Wish = {
  product: ProductKey
  /** Value of the address; an invalid code is ignored. */
  coupon?: string | undefined
  isGift?: boolean
}

/**
 * Initial state of a checkout: the price with the coupon of the address, or without it and the reason; or the reason
 * why the product cannot be bought. Throws ContentError when the cms does not respond.
 */
export async function firstQuote({
  coupon: couponText,
  ...wish
}: Wish): Promise<FirstQuote | { refusal: ErrorBody }> {
  const coupon = couponCode.safeParse(couponText).data
  const plain = await askQuote(wish)
  if ('refusal' in plain || !coupon) return plain
  const found = await askQuote({ ...wish, coupon })
  return 'quote' in found
    ? { ...found, coupon }
    : { ...plain, coupon, fault: found.refusal.message }
}
