import { readOnlyOf } from '../lib/content-types'

/**
 * What the code counts, in every table: somebody who saves a form that was opened before would write an old number
 * back. A test looks for numbers that are missing here.
 */
export const countedFields = {
  'api::campaign.campaign': ['uses'],
  'api::coupon.coupon': ['uses'],
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

/** The fields of a type that the system alone writes: what it counts, and what it fills in. */
export function systemFieldsOf(uid: string): readonly string[] {
  const counted: Readonly<Record<string, readonly string[]>> = countedFields
  return [...new Set([...(counted[uid] ?? []), ...readOnlyOf(uid)])]
}
