import { adminRoles, plans } from '@krono/contract'

/** The product's own fields of a user (spec §3, "User"). */
export const userAttributes = {
  firstName: { type: 'string', maxLength: 80 },
  lastName: { type: 'string', maxLength: 80 },
  nickname: { type: 'string', maxLength: 80 },
  phone: { type: 'string', maxLength: 40 },
  birthDate: { type: 'date' },
  newsLetter: { type: 'boolean', default: false, required: true },
  billingInformation: { type: 'json' },
  referralSource: { type: 'string', maxLength: 120 },
  registrationFormId: { type: 'string', maxLength: 60 },
  isTwoStepRegistered: { type: 'boolean', default: false, required: true },
  /** A new address to be confirmed. */
  pendingEmail: { type: 'email' },
  /** After a reverted change: until then the address cannot be changed. */
  emailHeldUntil: { type: 'datetime' },
  privacyAcceptedAt: { type: 'datetime' },
  /** Random name of the picture's files; null without one. */
  picture: { type: 'string', maxLength: 64 },
  isPaidUser: { type: 'boolean', default: false, required: true },
  paidUserExpire: { type: 'datetime' },
  plan: { type: 'enumeration', enum: [...plans] },
  subscriptionId: { type: 'string', maxLength: 120 },
  subscriptionCanceled: { type: 'boolean', default: false, required: true },
  /** Stripe's id, created with the first checkout. */
  stripeCustomerId: { type: 'string', maxLength: 120 },
  /** Number of the idempotency key for creating it (decision payment-fulfilment). */
  stripeCustomerTry: { type: 'integer' },
  /** True exactly with a role (`setAdminRole`). */
  isAdmin: { type: 'boolean', default: false, required: true },
  adminRole: { type: 'enumeration', enum: [...adminRoles] },
} as const
