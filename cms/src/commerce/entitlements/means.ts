import type { UserRow } from '../../members/users/user-row'
import type { GiftRow } from '../gifts/gift-row'
import type { OrderRow } from '../orders/order-row'
import type { EntitlementRow } from './entitlement-row'

/**
 * Queues the e-mail about a purchase. It contains the receipt's number, which is assigned last of all; null: nothing
 * was paid, and there is no receipt.
 */
export type Notify = (number: string | null) => Promise<void>

/** A paid order that grants something to its payer. */
export type Sold = {
  order: OrderRow
  userId: number
  /** The entitlement it was obtained with. */
  parent: EntitlementRow | undefined
  /** Undefined if nothing was paid. */
  receipt: { token: string } | undefined
  /** The current version of the texts, which an analysis is made with. */
  textVersion: string | undefined
  /** The next charge, with what this grants; null: nothing renews. */
  nextCharge: (user: UserRow) => Promise<Date | null>
}

/** A gift, and its claimant. */
export type Given = {
  gift: GiftRow
  userId: number
  parent: EntitlementRow | undefined
}
