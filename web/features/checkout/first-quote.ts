import { couponCode, type ErrorBody, type ProductKey } from '@krono/contract'
import { askQuote } from '@/server/session/ask-quote'
import type { FirstQuote } from './use-quote'

type Wish = {
  product: ProductKey
  /** As the address has it; what is no code at all is passed over. */
  coupon?: string | undefined
  isGift?: boolean
}

/**
 * What a checkout begins with: the price with the coupon of the address, or without it and why; or why this
 * cannot be bought at all. Throws ContentError when the cms has no answer.
 */
export async function firstQuote({
  coupon: given,
  ...wish
}: Wish): Promise<FirstQuote | { refusal: ErrorBody }> {
  const coupon = couponCode.safeParse(given).data
  const plain = await askQuote(wish)
  if ('refusal' in plain || !coupon) return plain
  const found = await askQuote({ ...wish, coupon })
  return 'quote' in found
    ? { ...found, coupon }
    : { ...plain, coupon, fault: found.refusal.message }
}
