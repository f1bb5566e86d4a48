import { beforeEach, expect, test } from '@jest/globals'
import { grantCoupon } from '../../src/commerce/coupons/grant-coupon'
import { sessionAnswerOf } from '../../src/members/account/session-answer'
import { pictureUrlOf } from '../../src/members/account/user-answer'
import type { UserRow } from '../../src/members/users/user-row'
import { accountsOn } from './account-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser } = accountsOn(strapi)

/** All data of a user. */
const everything: Partial<UserRow> = {
  email: 'agnes@people.example',
  pendingEmail: 'next@people.example',
  firstName: 'Ágnes',
  lastName: 'Kiss',
  nickname: 'Ági',
  phone: '+36 30 123-4567',
  birthDate: '1984-06-12',
  newsLetter: true,
  billingInformation: { city: 'Győr' },
  referralSource: 'Béla',
  registrationFormId: 'tavasz',
  isTwoStepRegistered: true,
  picture: 'abc',
  isPaidUser: true,
  paidUserExpire: '2031-01-01T00:00:00.000Z',
  plan: 'yearly',
  subscriptionId: 'sub_1',
  subscriptionCanceled: true,
  isAdmin: true,
  adminRole: 'money',
  stripeCustomerId: 'cus_1',
}

let user: UserRow
beforeEach(async () => {
  user = await newUser(everything)
})
const answer = (rememberMe: boolean) =>
  sessionAnswerOf(strapi, {
    user,
    token: 'the token',
    session: { rememberMe, secondFactorAt: null },
  })

test('a user gets exactly their own data in the contract', async () => {
  const { code } = await grantCoupon(strapi, {
    userId: user.id,
    source: 'gift',
    kind: 'percent',
    percent: 20,
    validUntil: null,
  })
  const { stripeCustomerId, picture, ...reported } = everything
  expect(await answer(true)).toEqual({
    token: 'the token',
    expiresIn: 30,
    user: {
      ...reported,
      id: user.documentId,
      rememberMe: true,
      pictureUrl: '/uploads/people/abc-256.webp',
      coupons: [{ code, claimed: false }],
      tier: 'paid',
    },
  })
})

test('a session that is not remembered ends after a day', async () => {
  expect(await answer(false)).toMatchObject({ expiresIn: 1, user: { rememberMe: false } })
})

test('an instant has the contract’s format, whatever the database returns', async () => {
  user = { ...user, paidUserExpire: '2031-01-01T01:00:00+01:00' }
  expect((await answer(false)).user.paidUserExpire).toBe('2031-01-01T00:00:00.000Z')
  user = { ...user, paidUserExpire: null }
  expect((await answer(false)).user).toMatchObject({ paidUserExpire: null, tier: 'free' })
})

test('a user without a picture has no picture URL', () => {
  expect(pictureUrlOf(null)).toBeNull()
})
