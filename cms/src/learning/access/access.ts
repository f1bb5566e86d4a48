import { type ItemKey, itemKeyOf, type OrderStatus } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid } from '../../commerce/entitlements/entitlement-row'
import { orderStatusOf } from '../../commerce/entitlements/order-status-of-item'
import { listOwnedItems } from '../../commerce/entitlements/owned-items'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import type { Course } from '../courses/course'

/** Why a learner may use a course, or may not. */
export type Access = {
  is: 'bought' | 'membership' | 'none'
  /** Start of a bought access: lessons open from then on, and retired ones stay if they were retired later. */
  from: Date | null
  /** End of a bought access, also of one that is over; null: it has none. */
  until: string | null
  /** After a refund or during a dispute, without another usable purchase. */
  orderStatus: OrderStatus | null
}

export const noAccess: Access = { is: 'none', from: null, until: null, orderStatus: null }

type Paying = Parameters<typeof tierOf>[0] & Pick<UserRow, 'plan'>

/** Whether the plan of a user includes a course at an instant. */
export function isInMembership(
  { membership }: Pick<Course, 'membership'>,
  user: Paying,
  at: Date,
): boolean {
  if (membership === 'none' || tierOf(user, at) === 'free') return false
  return membership === 'every' || user.plan === 'yearly'
}

type Asked = { user: UserRow | undefined; courses: readonly Course[]; at: Date }

/** The access of a user to courses by their document ids. A refund, a dispute or an expiry shows immediately. */
export async function findAccesses(
  strapi: Core.Strapi,
  { user, courses, at }: Asked,
): Promise<Map<string, Access>> {
  if (!user) return new Map(courses.map(({ documentId }) => [documentId, noAccess]))
  const usable = await listOwnedItems(strapi, user.id, at)
  const all = await listItems(strapi, user.id, courses)
  return new Map(
    courses.map((course) => {
      const key = itemKeyOf('course', course.documentId)
      const owned = usable.find(({ item }) => item === key)
      if (owned) return [course.documentId, boughtBy(owned)]
      const lost = all.find(({ item }) => item === key)
      const { until, orderStatus } = lost ? lostBy(lost) : noAccess
      const is = isInMembership(course, user, at) ? 'membership' : 'none'
      return [course.documentId, { is, from: null, until, orderStatus }]
    }),
  )
}

/** Every purchase of these courses by a user in any state, the last one first. */
const listItems = (
  { db }: Core.Strapi,
  userId: number,
  courses: readonly Course[],
): Promise<EntitlementRow[]> => {
  const keys: ItemKey[] = courses.map(({ documentId }) => itemKeyOf('course', documentId))
  return db.query(entitlementUid).findMany({
    where: { userId, kind: 'item', item: { $in: keys } },
    orderBy: { id: 'desc' },
  })
}

const endOf = ({ until }: EntitlementRow) => until && new Date(until).toISOString()

const boughtBy = (row: EntitlementRow): Access => ({
  is: 'bought',
  from: new Date(row.from),
  until: endOf(row),
  orderStatus: null,
})

function lostBy(row: EntitlementRow): Pick<Access, 'until' | 'orderStatus'> {
  const orderStatus = orderStatusOf(row)
  return { until: orderStatus ? null : endOf(row), orderStatus }
}
