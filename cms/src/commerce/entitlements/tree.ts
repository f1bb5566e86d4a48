import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid } from './entitlement-row'

/**
 * All entitlements that depend on an order: what it granted, and what was obtained with that, such as the analysis for
 * its coupon. Parents come before children.
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
  // A parent always has a lower id.
  return [...found.values()].sort((a, b) => a.id - b.id)
}

/** Ids of the affected users. */
export async function ownersOf(strapi: Core.Strapi, orderId: number): Promise<number[]> {
  const tree = await treeOf(strapi, orderId)
  return [...new Set(tree.flatMap(({ userId }) => userId ?? []))]
}
