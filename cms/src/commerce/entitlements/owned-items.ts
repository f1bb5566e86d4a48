import { type ItemKey, isItemKey, type ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid } from './entitlement-row'

/** An entitlement of the kind `item`. */
export type OwnedItem = EntitlementRow & { documentId: string; item: ItemKey }

/** Condition for entitlements that are usable at an instant: paid for, begun and not expired. */
const usableAt = (at: Date) => ({
  kind: 'item',
  state: 'active',
  from: { $lte: at },
  $or: [{ until: null }, { until: { $gt: at } }],
})

/** The usable items of a user, in order of the grants. A refund, a dispute or an expiry removes one immediately. */
export const listOwnedItems = (
  { db }: Core.Strapi,
  userId: number,
  at: Date,
): Promise<OwnedItem[]> =>
  db.query(entitlementUid).findMany({ where: { ...usableAt(at), userId }, orderBy: { id: 'asc' } })

/** The usable entitlement of a user to an item: the earliest one, because lessons open from its start on. */
export const findOwnedItem = async (
  { db }: Core.Strapi,
  { userId, item, at }: { userId: number; item: ItemKey; at: Date },
): Promise<OwnedItem | undefined> =>
  (await db
    .query(entitlementUid)
    .findOne({ where: { ...usableAt(at), userId, item }, orderBy: { id: 'asc' } })) ?? undefined

/** Whether a user owns a product already, so that buying it again would give nothing; false for repeatable products. */
export const isOwned = async (
  strapi: Core.Strapi,
  { userId, product, at }: { userId: number; product: ProductKey; at: Date },
): Promise<boolean> =>
  isItemKey(product) && (await findOwnedItem(strapi, { userId, item: product, at })) !== undefined
