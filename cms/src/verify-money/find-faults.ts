import {
  campaignsWithinBudget,
  couponsOnceForEach,
  couponsWithinLimits,
  ordersHaveTheirCoupons,
  reservedForOpenOrders,
} from './coupon-rules'
import {
  entitlementsFollowMoney,
  entitlementsFollowParents,
  entitlementsForEveryOrder,
  entitlementsOfBuyers,
  everyThingIsGranted,
  thingsFollowEntitlements,
} from './entitlement-rules'
import {
  nothingOpenForEver,
  nothingStuck,
  numbersWithoutGaps,
  oneLetterForEachOrder,
  payLinksPaidOnce,
  receiptForEveryOrder,
  refundsAddUp,
  refundsWithinOrders,
  unpaidForgotten,
} from './order-rules'
import { projectionsOfUsers } from './projection-rule'
import type { Database, Rule } from './rule'
import {
  oneLivingSubscription,
  oneOpenCheckout,
  placesOfOpenOrders,
  subscribersAreKnown,
} from './subscription-rules'

/** What must hold of money at any moment. */
export const rules = {
  entitlementsForEveryOrder,
  entitlementsFollowMoney,
  entitlementsOfBuyers,
  entitlementsFollowParents,
  thingsFollowEntitlements,
  everyThingIsGranted,
  projectionsOfUsers,
  oneLivingSubscription,
  oneOpenCheckout,
  placesOfOpenOrders,
  subscribersAreKnown,
  nothingStuck,
  nothingOpenForEver,
  receiptForEveryOrder,
  numbersWithoutGaps,
  refundsAddUp,
  refundsWithinOrders,
  couponsWithinLimits,
  couponsOnceForEach,
  reservedForOpenOrders,
  ordersHaveTheirCoupons,
  campaignsWithinBudget,
  oneLetterForEachOrder,
  payLinksPaidOnce,
  unpaidForgotten,
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** Sentences about everything that is wrong; none when all is well. */
export async function findFaults(database: Database, at: Date): Promise<string[]> {
  const faults: string[] = []
  for (const rule of Object.values(rules)) faults.push(...(await rule(database, at)))
  return faults
}
