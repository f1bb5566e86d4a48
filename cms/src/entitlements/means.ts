import type { GiftRow } from '../gifts/gift-row'
import type { OrderRow } from '../orders/order-row'
import type { UserRow } from '../users/user-row'
import type { EntitlementRow } from './entitlement-row'

/**
 * Puts the letter about what was bought into the outbox. It names the receipt, whose number is taken last of all; null:
 * nothing was paid, and there is none.
 */
export type Tell = (number: string | null) => Promise<void>

/** A paid order that brings something to whoever paid. */
export type Sold = {
  order: OrderRow
  userId: number
  /** What it was had for. */
  parent: EntitlementRow | undefined
  /** Of what cost something. */
  receipt: { token: string } | undefined
  /** Of the texts as they are now: what an analysis is made with. */
  textVersion: string | undefined
  /** When they are charged next, with what this brings; null: nothing renews. */
  nextCharge: (user: UserRow) => Promise<Date | null>
}

/** A gift, and who claimed it. */
export type Given = {
  gift: GiftRow
  userId: number
  parent: EntitlementRow | undefined
}
