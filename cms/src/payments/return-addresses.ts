import type { OrderedKey } from '@krono/contract'
import { env } from '../lib/env'

/** Where Stripe's page leads back to; it puts the session's id in. Never built from what a request says. */
export const successAddress = (session = '{CHECKOUT_SESSION_ID}') =>
  `${new URL('/payment/success', env.PUBLIC_URL).href}?session=${session}`

/** For whoever leaves Stripe's page without having paid: nothing failed, and the page leads back to the order. */
export const cancelAddress = (product: OrderedKey, isGift: boolean) =>
  `${new URL('/payment/cancelled', env.PUBLIC_URL).href}?product=${product}${isGift ? '&gift=1' : ''}`

/** The page of a pay link. */
export const payLinkAddress = (token: string) => new URL(`/pay/${token}`, env.PUBLIC_URL).href

export const profileAddress = () => new URL('/profile', env.PUBLIC_URL).href
