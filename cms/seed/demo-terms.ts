import type { Plan } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { entitlementUid } from '../src/commerce/entitlements/entitlement-row'
import { grant } from '../src/commerce/entitlements/grant'
import { project } from '../src/commerce/entitlements/projection'
import { userUid } from '../src/members/users/user-row'
import { now } from '../src/platform/lib/clock'

const daysOf = { monthly: 30, yearly: 365 } as const satisfies Record<Plan, number>

const keyOf = (userId: number) => `demo:${userId}`

/**
 * Stores the plan of a demo member as a regular term that starts with this run, so that later purchases and coupons
 * extend it.
 */
export const ensureDemoTerm = async (strapi: Core.Strapi, userId: number, plan: Plan) =>
  strapi.db.transaction(async () => {
    const sourceKey = keyOf(userId)
    const from = now()
    await grant(strapi, { kind: 'term', userId, sourceKey, from, days: daysOf[plan], plan })
    const data = { from: from.toISOString() }
    await strapi.db.query(entitlementUid).updateMany({ where: { sourceKey }, data })
    await project(strapi, userId)
  })

/** Removes such a term and its placeholder subscription id: the plan is bought instead. */
export const endDemoTerm = async (strapi: Core.Strapi, userId: number) =>
  strapi.db.transaction(async () => {
    await strapi.db.query(entitlementUid).deleteMany({ where: { sourceKey: keyOf(userId) } })
    await strapi.db.query(userUid).updateMany({
      where: { id: userId, subscriptionId: 'demo' },
      data: { subscriptionId: null, subscriptionCanceled: false },
    })
    await project(strapi, userId)
  })
