import { readOnlyOf } from '../../platform/lib/content-types'

/**
 * Fields counted by code, by table: saving a form that was opened earlier would write an old number back. A test finds
 * numeric fields that are missing here.
 */
export const countedFields = {
  'api::campaign.campaign': ['uses'],
  'api::coupon.coupon': ['uses', 'used', 'revoked'],
  'api::entry-version.entry-version': ['number'],
  'api::faq-entry.faq-entry': ['helpedYes', 'helpedNo'],
  'api::mail-stop.mail-stop': ['softBounces'],
  'api::newsletter-send.newsletter-send': ['lastSubscriber', 'queued'],
  'api::order.order': ['refundedAmount', 'moneyVersion', 'stripeTry'],
  'api::page-view.page-view': ['count'],
  'api::refund.refund': ['stripeTry'],
  'api::search-miss.search-miss': ['count'],
  'api::subscription.subscription': ['version'],
  'api::task.task': ['asked', 'attempts', 'fence'],
  'api::user-coupon.user-coupon': ['sequence'],
  'plugin::users-permissions.user': ['stripeCustomerTry'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The fields of a type that only the system writes: counted and generated ones. */
export function systemFieldsOf(uid: string): readonly string[] {
  const counted: Readonly<Record<string, readonly string[]>> = countedFields
  return [...new Set([...(counted[uid] ?? []), ...readOnlyOf(uid)])]
}
