import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid } from './entitlement-row'

/**
 * Everything that hangs on an order's money: what it brought, and what was had for that, such as the analysis for its
 * coupon. What something was had for stands before it.
 */
export async function treeOf({ db }: Core.Strapi, orderId: number): Promise<EntitlementRow[]> {
  const find = (where: object): Promise<EntitlementRow[]> =>
    db.query(entitlementUid).findMany({ where })
  const found = new Map<number, EntitlementRow>()
  let level = await find({ orderId })
  while (level.length > 0) {
    for (const row of level) found.set(row.id, row)
    const below = await find({ parentId: { $in: level.map(({ id }) => id) } })
    level = below.filter(({ id }) => !found.has(id))
  }
  // Nothing is had for what comes later.
  return [...found.values()].sort((a, b) => a.id - b.id)
}

/** Whom it is about. */
export async function ownersOf(strapi: Core.Strapi, orderId: number): Promise<number[]> {
  const tree = await treeOf(strapi, orderId)
  return [...new Set(tree.flatMap(({ userId }) => userId ?? []))]
}
