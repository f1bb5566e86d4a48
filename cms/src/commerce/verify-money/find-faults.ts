import {
  campaignsWithinBudget,
  couponsCountTheirRows,
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
  oneEmailForEachOrder,
  payLinksPaidOnce,
  receiptForEveryOrder,
  refundsAddUp,
  refundsWithinOrders,
  unpaidPurged,
  withdrawalsFollowMoney,
} from './order-rules'
import { projectionsOfUsers } from './projection-rule'
import type { Database, Rule } from './rule'
import { salesOfDays } from './sales-rule'
import {
  oneLivingSubscription,
  oneOpenCheckout,
  slotsOfOpenOrders,
  subscribersAreKnown,
} from './subscription-rules'

/** Rules that must hold for payment data at any time. */
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
  slotsOfOpenOrders,
  subscribersAreKnown,
  nothingStuck,
  nothingOpenForEver,
  receiptForEveryOrder,
  numbersWithoutGaps,
  refundsAddUp,
  refundsWithinOrders,
  withdrawalsFollowMoney,
  couponsCountTheirRows,
  couponsWithinLimits,
  couponsOnceForEach,
  reservedForOpenOrders,
  ordersHaveTheirCoupons,
  campaignsWithinBudget,
  oneEmailForEachOrder,
  payLinksPaidOnce,
  unpaidPurged,
  salesOfDays,
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** A sentence for each fault; empty if there is none. */
export async function findFaults(database: Database, at: Date): Promise<string[]> {
  const faults: string[] = []
  for (const rule of Object.values(rules)) faults.push(...(await rule(database, at)))
  return faults
}
