import { z } from 'zod'
import { moneySchema } from '../money'
import { tiers } from '../tiers'
import { plans } from '../user'
import { adminRoles } from './roles'

const text = z.string().nullable()
const instant = z.string()

/** A period of premium, from one purchase or gift. Instants are ISO 8601 with Z. */
const termOfUser = z.object({
  id: z.int(),
  /** Origin; `given`: by an admin. */
  source: z.enum(['order', 'gift', 'coupon', 'given']),
  state: z.enum(['active', 'suspended', 'revoked']),
  /** null: the term is not in effect. */
  start: text,
  end: text,
  /** It was not paid for and is not over: an admin may end it. */
  canEnd: z.boolean(),
})

/** GET /admin/users/{id}, and the response of every user action: the user's data, without the timeline. */
export const adminUserAnswer = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    pendingEmail: text,
    name: z.string(),
    phone: text,
    birthDate: text,
    pictureUrl: text,
    character: text,
    tier: z.enum(tiers),
    plan: z.enum(plans).nullable(),
    paidUntil: text,
    isAdmin: z.boolean(),
    adminRole: z.enum(adminRoles).nullable(),
    isConfirmed: z.boolean(),
    isBlocked: z.boolean(),
    newsletter: z.boolean(),
    formId: text,
    referral: text,
    joinedAt: instant,
    lastSeenAt: text,
    privacyAcceptedAt: text,
    terms: z.array(termOfUser),
    subscription: z
      .object({
        price: moneySchema,
        status: z.string(),
        plan: z.enum(plans),
        nextAt: instant,
        isCanceled: z.boolean(),
        cancelReason: text,
        pastDueSince: text,
      })
      .nullable(),
    /** Paid amounts less refunds, by currency. */
    spent: z.array(moneySchema),
    orders: z.int(),
    devices: z.int(),
    /** How many more days an admin may give within a year. */
    daysLeft: z.int(),
    /** The user is the caller. */
    isYou: z.boolean(),
  }),
})

export type AdminUser = z.infer<typeof adminUserAnswer>['user']

/** Filters of a user's timeline. */
export const eventGroups = [
  'account',
  'membership',
  'orders',
  'analyses',
  'coupons',
  'gifts',
  'letters',
  'devices',
  'consents',
  'acts',
] as const

export type EventGroup = (typeof eventGroups)[number]

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** An event: `what` is its kind, `facts` are details that depend on the kind. */
const userEvent = z.object({
  id: z.string(),
  at: instant,
  group: z.enum(eventGroups),
  what: z.string(),
  facts: z.record(z.string(), fact),
})

export type UserEvent = z.infer<typeof userEvent>

/** GET /admin/users/{id}/timeline?group=&before= → events, newest first; `before` is the id of the last event shown. */
export const timelineQuery = z.strictObject({
  group: z.enum(eventGroups).optional(),
  before: z
    .string()
    .max(60, { error: 'invalidField', abort: true })
    .regex(/^\d{1,14}-[a-z]{1,20}-\d{1,10}$/, { error: 'invalidField', abort: true })
    // PostgreSQL's largest integer.
    .refine((text) => Number(text.split('-')[2]) <= 2_147_483_647, { error: 'invalidField' })
    .optional(),
})

export const timelineAnswer = z.object({ events: z.array(userEvent), next: text })

/** Events per page of the timeline. */
export const eventsOnPage = 30
