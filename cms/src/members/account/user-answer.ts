import type { User } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { codesOf } from '../../commerce/coupons/list-coupons'
import { now } from '../../platform/lib/clock'
import { lacksSecondFactor } from '../users/admin-second-factor'
import type { SessionRow } from '../users/sessions'
import { tierOf } from '../users/tier'
import type { UserRow } from '../users/user-row'

const instant = (text: string | null) => text && new Date(text).toISOString()

/** URL of a user's picture on web. */
export const pictureUrlOf = (name: string | null) => name && `/uploads/people/${name}-256.webp`

/** Exactly the fields of a user that the contract discloses to that user. */
export const userAnswerOf = async (
  strapi: Core.Strapi,
  user: UserRow,
  session: Pick<SessionRow, 'rememberMe' | 'secondFactorAt'>,
): Promise<User> => ({
  id: user.documentId,
  email: user.email,
  pendingEmail: user.pendingEmail,
  firstName: user.firstName,
  lastName: user.lastName,
  nickname: user.nickname,
  phone: user.phone,
  birthDate: user.birthDate,
  newsLetter: user.newsLetter,
  billingInformation: user.billingInformation,
  referralSource: user.referralSource,
  registrationFormId: user.registrationFormId,
  isTwoStepRegistered: user.isTwoStepRegistered,
  rememberMe: session.rememberMe,
  isPaidUser: user.isPaidUser,
  paidUserExpire: instant(user.paidUserExpire),
  subscriptionId: user.subscriptionId,
  subscriptionCanceled: user.subscriptionCanceled,
  isAdmin: user.isAdmin,
  ...(user.adminRole && { adminRole: user.adminRole }),
  ...((await lacksSecondFactor(strapi, { user, session })) && { needsSecondFactor: true as const }),
  pictureUrl: pictureUrlOf(user.picture),
  coupons: await codesOf(strapi, user.id, now()),
  tier: tierOf(user, now()),
  plan: user.plan,
})
