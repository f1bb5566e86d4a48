import type { GiftRow } from '../gifts/gift-row'
import type { OrderRow } from '../orders/order-row'
import type { EntitlementRow } from './entitlement-row'

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
}

/** A gift, and who claimed it. */
export type Given = {
  gift: GiftRow
  userId: number
  parent: EntitlementRow | undefined
}
