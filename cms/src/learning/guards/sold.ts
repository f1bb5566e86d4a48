import { type ItemKey, itemKeyOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { itemKindOf } from '../../commerce/catalogue/items'
import { entitlementUid } from '../../commerce/entitlements/entitlement-row'
import { orderUid } from '../../commerce/orders/order-row'
import { courseUid, lessonUid } from '../courses/course'

/** The items that contain an entry: itself, or the courses of a lesson, drafts included. */
export async function itemsWith(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<ItemKey[]> {
  const kind = itemKindOf(uid)
  if (kind) return [itemKeyOf(kind, documentId)]
  if (uid !== lessonUid) return []
  const courses: { documentId: string }[] = await strapi.db.query(courseUid).findMany({
    select: ['documentId'],
    where: { chapters: { lessons: { documentId } } },
  })
  return [...new Set(courses.map((course) => itemKeyOf('course', course.documentId)))]
}

/** Whether one of these items was bought or given, or somebody is about to pay for it. */
export async function isAnySold({ db }: Core.Strapi, keys: readonly ItemKey[]): Promise<boolean> {
  if (keys.length === 0) return false
  const granted = { kind: 'item', item: { $in: [...keys] } }
  if ((await db.query(entitlementUid).count({ where: granted })) > 0) return true
  const ordered = { productKey: { $in: [...keys] }, state: { $ne: 'failed' } }
  return (await db.query(orderUid).findOne({ select: ['id'], where: ordered })) !== null
}

/** Users who have one of these items, also while its payment is disputed. */
export async function countBuyers({ db }: Core.Strapi, keys: readonly ItemKey[]): Promise<number> {
  const rows: { userId: number }[] = await db.query(entitlementUid).findMany({
    select: ['userId'],
    where: {
      ...{ kind: 'item', item: { $in: [...keys] } },
      state: { $ne: 'revoked' },
      userId: { $notNull: true },
    },
  })
  return new Set(rows.map(({ userId }) => userId)).size
}
