import { z } from 'zod'
import { noInput, rowId, yesOrNo } from '../account-fields'
import { productKey } from '../products'
import { writtenLines } from '../written-lines'
import { actionReason } from './action-reason'
import { type AdminArea, adminRoles } from './roles'
import { requiredLine } from './shop-fields'

/** Idempotency key: a request with the same key again changes nothing. */
const key = rowId

/** Most days per gift, and per user in a year (decision admin-actions). */
export const giftDayLimits = { atOnce: 366, inYear: 731 } as const

const days = z
  .int({ error: 'invalidDays' })
  .min(1, { error: 'invalidDays' })
  .max(giftDayLimits.atOnce, { error: 'invalidDays' })

/** A personal coupon, for one use. */
const couponFields = {
  /** Percent off, or a free product: exactly one of the two. */
  percent: z.int().min(1).max(99).optional(),
  freeProduct: productKey.optional(),
  /** Days for which the coupon is valid. */
  validDays: z.int().min(1).max(366),
}

const isOneThing = ({ percent, freeProduct }: { percent?: number; freeProduct?: string }) =>
  (percent === undefined) !== (freeProduct === undefined)

const oneThing = { error: 'missingField', path: ['percent'] }

/** POST /admin/users/{id}/gift-days → the user. adminTooManyDays (409) above the yearly limit of a user. */
export const giveDaysBody = z.strictObject({ key, reason: actionReason, days })

/** POST …/end-term → the user. adminTermPaid (409): the term was paid for; adminTermOver (409). */
export const endTermBody = z.strictObject({ reason: actionReason, term: z.int().min(1) })

/** POST …/coupon → the user; the code is sent by e-mail. */
export const giveCouponBody = z
  .strictObject({ key, reason: actionReason, ...couponFields })
  .refine(isOneThing, oneThing)

/** POST …/letter → the user. */
export const writeEmailBody = z.strictObject({
  key,
  subject: requiredLine(120),
  text: writtenLines(4000).refine((text) => text !== '', { error: 'missingField' }),
})

/**
 * POST …/block → the user. adminYourself, adminIsAdmin (409); adminSubscriptionRuns (409) without `endsSubscription`,
 * so that a blocked user is not charged.
 */
export const blockBody = z.strictObject({
  reason: actionReason,
  isBlocked: yesOrNo,
  endsSubscription: yesOrNo.optional(),
})

/**
 * POST …/role → the user, with this role of an admin, or null for none. adminYourself (409), so that at least one owner
 * remains; adminBlocked, adminUnconfirmed (409).
 */
export const changeRoleBody = z.strictObject({
  reason: actionReason,
  role: z.enum(adminRoles, { error: 'invalidField' }).nullable(),
})

/** POST …/export → all stored data of the user. POST …/sign-out and others → the user. */
export const reasonBody = z.strictObject({ reason: actionReason })

/**
 * POST …/erase → `{ id }`. adminYourself, adminIsAdmin (409); adminSubscriptionRuns (409) without `endsSubscription`, which
 * ends the subscription with the account.
 */
export const eraseBody = z.strictObject({
  reason: actionReason,
  endsSubscription: yesOrNo.optional(),
})

/** POST …/note → the user: adds a row to the audit log and changes nothing else. */
export const noteBody = z.strictObject({
  text: writtenLines(500).refine((text) => text !== '', { error: 'missingField' }),
})

/** Bulk actions. A block skips users with a running subscription. */
export const bulkAction = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('giveDays'), days }),
  z.strictObject({ act: z.literal('giveCoupon'), ...couponFields }).refine(isOneThing, oneThing),
  z.strictObject({ act: z.literal('block') }),
  z.strictObject({
    act: z.literal('addToGroup'),
    group: requiredLine(80),
  }),
])

export type BulkAction = z.output<typeof bulkAction>

/** What a bulk action touches: a gift to many is money, to one it is not. */
export const bulkAreas = {
  giveDays: 'money',
  giveCoupon: 'money',
  block: 'people',
  addToGroup: 'content',
} as const satisfies Record<BulkAction['act'], AdminArea>

/** Body of actions without parameters, e.g. sending a link again. */
export const nothing = noInput
