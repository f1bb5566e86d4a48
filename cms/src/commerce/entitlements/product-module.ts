import type { ErrorCode, ProductKey, Tier } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import type { GiftRow } from '../gifts/gift-row'
import type { OrderRow } from '../orders/order-row'
import type { DiscountEligibility } from './discount-eligibility'
import type { EntitlementRow } from './entitlement-row'

/**
 * Queues the e-mail about a purchase. It contains the receipt's number, which is assigned last of all; null: nothing
 * was paid, and there is no receipt.
 */
export type Notify = (number: string | null) => Promise<void>

/** What is made ready before the transaction that fulfils an order. */
export type Prepared = {
  /** The current version of the texts, which an analysis is made with. */
  textVersion?: string
}

/** A paid order, in the transaction that fulfils it. */
export type PaidOrder = Prepared & {
  order: OrderRow
  /** The entitlement it was obtained with. */
  parent: EntitlementRow | undefined
  /** Undefined if nothing was paid. */
  receipt: { token: string } | undefined
  /** The next charge, with what this grants; null: nothing renews. */
  nextCharge: (user: UserRow) => Promise<Date | null>
}

/** A paid order that grants something to its payer. */
export type Sold = PaidOrder & { userId: number }

/** A gift, and its claimant. */
export type Given = {
  gift: GiftRow
  userId: number
  parent: EntitlementRow | undefined
}

/** The facts that decide what a user may buy for themselves. */
export type Purchase = {
  product: ProductKey
  tier: Tier
  /** Also true for a subscription that was cancelled and runs out, is suspended, or has a disputed charge. */
  isSubscribed: boolean
  eligibility: DiscountEligibility
  /** The product of the running campaign. */
  campaignProduct: ProductKey | undefined
  /** The user has it already, and a second one would give nothing. */
  isOwned: boolean
}

/** A kind of product: who may buy it, and what a paid order and a claimed gift of it grant. */
export type ProductModule = {
  /** Why it may not be bought for oneself; left out: everybody may. */
  refusal?: (purchase: Purchase) => ErrorCode | undefined
  /** Whether the payment is accepted; false: it is refunded. In the transaction that fulfils the order. */
  accept?: (strapi: Core.Strapi, order: OrderRow) => Promise<boolean>
  /** What is independent of the order and takes long, before the transaction of a purchase for oneself. */
  prepare?: (strapi: Core.Strapi) => Promise<Prepared>
  /** Grants it to the payer, in the transaction that fulfils the order. */
  sell: (strapi: Core.Strapi, sold: Sold) => Promise<Notify>
  /** Grants it to the user who claimed it as a gift, in the transaction of the claim. */
  give: (strapi: Core.Strapi, given: Given) => Promise<unknown>
}

/** An order that needs no account and grants its payer no product: a gift, or a payment by link. */
export type GuestOrderModule = {
  /** Whether the payment is accepted; false: it is refunded. In the transaction that fulfils the order. */
  accept?: (strapi: Core.Strapi, order: OrderRow) => Promise<boolean>
  /** Adds what was paid for, in the transaction that fulfils the order. */
  sell: (strapi: Core.Strapi, paid: PaidOrder) => Promise<Notify>
}
