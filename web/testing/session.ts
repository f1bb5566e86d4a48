import type { User } from '@krono/contract'

/** Secrets of web for tests. */
export const secrets = {
  SESSION_SECRET: 'a-password-for-this-test-alone-0123456789',
  CONTENT_TOKEN: 'content-0123456789-0123456789',
  REVALIDATE_SECRET: 'revalidate-0123456789-0123456789',
  PREVIEW_SECRET: 'preview-0123456789-0123456789-012',
} as const

/** A member with a yearly subscription and a full name, as the cms returns it. */
export const member: User = {
  id: 'u1',
  email: 'agnes@people.example',
  pendingEmail: null,
  firstName: 'Ágnes',
  lastName: 'Kiss',
  nickname: null,
  phone: null,
  birthDate: '1984-06-12',
  newsLetter: false,
  billingInformation: null,
  referralSource: null,
  registrationFormId: null,
  isTwoStepRegistered: false,
  rememberMe: true,
  isPaidUser: true,
  paidUserExpire: null,
  subscriptionId: 'sub_1',
  subscriptionCanceled: false,
  isAdmin: false,
  pictureUrl: null,
  coupons: [],
  tier: 'subscriber',
  plan: 'yearly',
}
