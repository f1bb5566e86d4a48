import { z } from 'zod'
import {
  emailAddress,
  linkToken,
  optionalLine,
  personName,
  phoneNumber,
  yesOrNo,
} from './account-fields'
import { adminRoles } from './back-office/roles'
import { birthDate } from './dates'
import { tiers } from './tiers'

/** Billing data (spec §3, "Billing / order form"); every field may be missing. */
export const billingInformation = z.strictObject({
  fullName: optionalLine(120).optional(),
  email: z.union([z.literal(''), emailAddress]).optional(),
  postalCode: optionalLine(20).optional(),
  city: optionalLine(80).optional(),
  address: optionalLine(160).optional(),
  phone: phoneNumber.optional(),
})

export const plans = ['monthly', 'yearly'] as const

const text = z.string().nullable()

/** A user's own data (spec §3, "User"); no other fields are returned. Instants are ISO 8601 with Z. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** A new address that is not confirmed yet. */
  pendingEmail: text,
  firstName: text,
  lastName: text,
  nickname: text,
  phone: text,
  /** `YYYY-MM-DD` */
  birthDate: text,
  newsLetter: z.boolean(),
  billingInformation: z.record(z.string(), z.string()).nullable(),
  referralSource: text,
  registrationFormId: text,
  isTwoStepRegistered: z.boolean(),
  /** Of the current session. */
  rememberMe: z.boolean(),
  isPaidUser: z.boolean(),
  paidUserExpire: text,
  subscriptionId: text,
  subscriptionCanceled: z.boolean(),
  isAdmin: z.boolean(),
  /** Only for admins. */
  adminRole: z.enum(adminRoles).optional(),
  /** The back office is closed to this session until a passkey or a code is used in it. */
  needsSecondFactor: z.literal(true).optional(),
  /** Address of the square picture on web; null for none. */
  pictureUrl: text,
  coupons: z.array(z.object({ code: z.string(), claimed: z.boolean() })),
  /** Derived (spec §6, "Who is who"). */
  tier: z.enum(tiers),
  plan: z.enum(plans).nullable(),
})

export type User = z.infer<typeof userSchema>
export type Plan = (typeof plans)[number]

/** Response of calls that change a user: the updated user. */
export const userAnswer = z.object({ user: userSchema })

/** GET /user/export → all stored data of the user, by table. */
export const exportAnswer = z.looseObject({
  exportedAt: z.string(),
  user: z.record(z.string(), z.unknown()),
})

/**
 * POST /user/update → `{ user }`. Only the sent fields are changed. A new `email` takes effect when the link sent to it is
 * opened; the response is the same when the address already has an account. addressReserved (409) shortly after a change
 * was reverted.
 */
export const userUpdate = (today: string) =>
  z.strictObject({
    email: emailAddress.optional(),
    newsLetter: yesOrNo.optional(),
    birthDate: birthDate(today).optional(),
    billingInformation: billingInformation.optional(),
    firstName: personName.optional(),
    lastName: personName.optional(),
    nickname: optionalLine(80).optional(),
    phone: phoneNumber.optional(),
  })

export type UserUpdate = z.infer<ReturnType<typeof userUpdate>>

/** POST /user/update-birthday `{ birthDate }` → `{ user }`. */
export const birthdayUpdate = (today: string) => z.strictObject({ birthDate: birthDate(today) })

/**
 * POST /user/undo-email `{ token }` → `{ email }`: reverts a change of the e-mail address that the owner did not make. The
 * account has the old address again, all sessions end, and a link to set a new password is sent to it. undoFailed (400)
 * for a link that is expired, superseded by an older one, or unknown.
 */
export const undoEmailBody = z.strictObject({ token: linkToken })
