import type { OrderedKey } from '@krono/contract'
import { env } from '../../../platform/lib/env'

/** Stripe's return URL after a payment; Stripe inserts the session's id. Never built from request data. */
export const successAddress = (session = '{CHECKOUT_SESSION_ID}') =>
  `${new URL('/payment/success', env.PUBLIC_URL).href}?session=${session}`

/** Stripe's return URL without a payment: nothing failed, and the page leads back to the order. */
export const cancelAddress = (product: OrderedKey, isGift: boolean) =>
  `${new URL('/payment/cancelled', env.PUBLIC_URL).href}?product=${product}${isGift ? '&gift=1' : ''}`

/** The page of a payment link. */
export const payLinkAddress = (token: string) => new URL(`/pay/${token}`, env.PUBLIC_URL).href

export const profileAddress = () => new URL('/profile', env.PUBLIC_URL).href
