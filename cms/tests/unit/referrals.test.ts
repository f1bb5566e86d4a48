import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { defaultReferralRules, type ReferralRules } from '@krono/contract'
import { decideReferral } from '../../src/back-office/shop/referrals/decide-referral'
import { orderUid } from '../../src/commerce/orders/order-row'
import { recordReferral } from '../../src/commerce/referrals/record-referral'
import { findReferral, referralUid } from '../../src/commerce/referrals/referral-row'
import { writeRules } from '../../src/commerce/referrals/rules'
import { settleReferral } from '../../src/commerce/rewards/settle-referral'
import { showOwnReferrals } from '../../src/commerce/rewards/show-own'
import { erasePersonalData } from '../../src/members/personal-data/erase-personal-data'
import { findUser, type UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { accountsOn, noon } from './account-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change } = accountsOn(strapi)
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000)

beforeEach(() => setClock(() => noon))
afterEach(() => setClock())

const days = (count: number) => ({ kind: 'days', days: count }) as const
const coupon = { kind: 'percent', percent: 20, validDays: 30 } as const
const none = { kind: 'none' } as const

/** One reward for the first friend, nothing else unless given. */
const rulesWith = async (changed: Partial<ReferralRules>) =>
  strapi.db.transaction(async () =>
    writeRules(strapi, {
      isOn: true,
      tiers: [
        { friends: 1, reward: none },
        { friends: 3, reward: none },
        { friends: 10, reward: none },
      ],
      paid: none,
      ...changed,
    }),
  )

const firstFriend = (reward: ReferralRules['paid']) => [
  { friends: 1, reward },
  ...defaultReferralRules.tiers.slice(1).map(({ friends }) => ({ friends, reward: none })),
]

const own = ({ id }: UserRow) => showOwnReferrals(strapi, id)

/** A friend who registered with the referrer's code and confirmed the address. */
async function newFriend(referrer: UserRow, fields: Partial<UserRow> = {}) {
  const { code: referralSource } = await own(referrer)
  const friend = await newUser({ referralSource, ...fields })
  await strapi.db.transaction(() => recordReferral(strapi, friend))
  return friend
}

async function settle({ id: friendUserId }: UserRow) {
  const row = await findReferral(strapi, { friendUserId })
  await settleReferral(strapi, row?.id ?? 0)
  return findReferral(strapi, { friendUserId })
}

const paid = (friend: UserRow, fields: object = {}) =>
  strapi.db.query(orderUid).create({
    data: {
      ...{ userId: friend.id, kind: 'checkout', state: 'fulfilled', productKey: 'premium-year' },
      ...{ productName: 'Prémium', currency: 'huf', price: 900, discount: 0, amount: 900 },
      ...{ refundedAmount: 0, language: 'hun', paidAt: noon, fulfilledAt: noon, ...fields },
    },
  })

const refund = ({ id }: { id: number }) =>
  strapi.db.query(orderUid).updateMany({ where: { id }, data: { state: 'refunded' } })

const untilOf = async (user: UserRow) => (await findUser(strapi, user.id))?.paidUserExpire

describe('a referral', () => {
  test('begins with a code that is made once, and read in any case', async () => {
    const referrer = await newUser()
    const { code } = await own(referrer)
    expect(code).toMatch(/^[a-z0-9]{8}$/)
    expect((await own(referrer)).code).toBe(code)
    const links = strapi.db.query('api::short-link.short-link')
    expect(await links.findMany()).toMatchObject([
      { name: code, origin: 'referral', target: `/?referralCode=${code}` },
    ])
    const friend = await newUser({ referralSource: ` ${code.toUpperCase()} ` })
    await strapi.db.transaction(() => recordReferral(strapi, friend))
    expect(await own(referrer)).toMatchObject({ registered: 1, confirmed: 0 })
    const stranger = await newUser({ referralSource: 'facebook' })
    await strapi.db.transaction(() => recordReferral(strapi, stranger))
    expect(await findReferral(strapi, { friendUserId: stranger.id })).toBeUndefined()
  })

  test('has one referrer at most, by a constraint', async () => {
    const [one, two] = [await newUser(), await newUser()]
    const friend = await newFriend(one)
    await strapi.db.transaction(async () =>
      recordReferral(strapi, { ...friend, referralSource: (await own(two)).code }),
    )
    expect(await own(two)).toMatchObject({ registered: 0 })
    const again = { referrerUserId: two.id, friendUserId: friend.id, friendMark: 'x' }
    const data = { ...again, state: 'registered', registeredAt: noon }
    // The driver's error is no Error of this test's realm.
    await expect(strapi.db.query(referralUid).create({ data })).rejects.toMatchObject({
      message: expect.stringMatching(/UNIQUE/),
    })
  })

  test('counts when the friend confirms, and shows in the facts of both', async () => {
    const referrer = await newUser()
    const friend = await newFriend(referrer, { confirmed: false })
    expect((await settle(friend))?.state).toBe('registered')
    await change(friend, { confirmed: true })
    expect((await settle(friend))?.state).toBe('confirmed')
    const { code, confirmed, next } = await own(referrer)
    expect([confirmed, next]).toEqual([1, defaultReferralRules.tiers[1]])
    const facts = strapi.db.query('api::user-fact.user-fact')
    expect(await facts.findOne({ where: { userId: friend.id } })).toMatchObject({ referral: code })
    expect(await facts.findOne({ where: { userId: referrer.id } })).toMatchObject({ friends: 1 })
  })

  test.each([
    ['self', { email: 'bela.nagy@gmail.com' }, { email: 'belanagy+2@gmail.com' }],
    ['self', { phone: '+36 30 123 4567' }, { phone: '06301234567' }],
    [
      'self',
      { firstName: 'Béla', lastName: 'Nagy', birthDate: '1980-01-02' },
      { firstName: 'Bela', lastName: 'Nagy', birthDate: '1980-01-02' },
    ],
    [
      'household',
      { billingInformation: { postalCode: '1011', city: 'Budapest', address: 'Fő utca 1.' } },
      { billingInformation: { postalCode: '1011', city: 'budapest', address: 'Fő utca 1' } },
    ],
    ['throwaway', {}, { email: 'x@inbox.mailinator.com' }],
  ] as const)('is held as %s of %j with %j', async (mark, mine, theirs) => {
    const referrer = await newUser(mine)
    const friend = await newFriend(referrer, theirs)
    expect(await settle(friend)).toMatchObject({ state: 'held', marks: [mark] })
    expect(await own(referrer)).toMatchObject({ registered: 1, confirmed: 0, rewards: [] })
  })

  test('is held when the receipt of a payment shows the same address', async () => {
    const billing = { fullName: 'A', postalCode: '1011', city: 'Budapest', address: 'Fő utca 1.' }
    const referrer = await newUser({ billingInformation: billing })
    const friend = await newFriend(referrer)
    expect((await settle(friend))?.state).toBe('confirmed')
    await paid(friend, { billing: { ...billing, fullName: 'B' } })
    expect(await settle(friend)).toMatchObject({ state: 'held', marks: ['household'] })
  })

  test('is held for a person who was referred before, even after an erasure', async () => {
    const referrer = await newUser()
    const friend = await newFriend(referrer, { email: 'again@people.example' })
    await settle(friend)
    await erasePersonalData(strapi, friend.id)
    expect(await own(referrer)).toMatchObject({ registered: 1, confirmed: 1 })
    const same = await newFriend(referrer, { email: 'again+2@people.example' })
    expect(await settle(same)).toMatchObject({ state: 'held', marks: ['repeat'] })
  })

  test('is decided once by an admin, then counted and rewarded, or refused for good', async () => {
    await rulesWith({ tiers: firstFriend(days(10)) })
    const [admin, referrer] = [await newUser({ isAdmin: true }), await newUser()]
    const one = await newFriend(referrer, { email: 'x@mailinator.com' })
    const two = await newFriend(referrer, { email: 'y@mailinator.com' })
    const decide = async (friend: UserRow, isAccepted: boolean) => {
      const row = await findReferral(strapi, { friendUserId: friend.id })
      const id = row?.documentId ?? ''
      return decideReferral(strapi, { admin: admin.id, id, isAccepted, reason: 'Ismerem' })
    }
    await expect(decide(one, true)).rejects.toMatchObject({ code: 'referralDecided' })
    await settle(one)
    await settle(two)
    await decide(one, false)
    await decide(two, true)
    await expect(decide(two, false)).rejects.toMatchObject({ code: 'referralDecided' })
    expect((await settle(one))?.state).toBe('refused')
    expect((await settle(two))?.state).toBe('confirmed')
    expect(await own(referrer)).toMatchObject({ confirmed: 1, rewards: [{ friends: 1 }] })
    const log = strapi.db.query('api::admin-act.admin-act')
    expect(await log.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { act: 'refuseReferral', subjectId: String(one.id), reason: 'Ismerem' },
      { act: 'acceptReferral', subjectId: String(two.id) },
    ])
  })
})

describe('a reward', () => {
  test('is given once for a number of friends, with days', async () => {
    await rulesWith({ tiers: firstFriend(days(10)) })
    const referrer = await newUser()
    for (const friend of [await newFriend(referrer), await newFriend(referrer)]) {
      await settle(friend)
      await settle(friend)
    }
    expect((await own(referrer)).rewards).toMatchObject([{ friends: 1, reward: days(10) }])
    expect(await untilOf(referrer)).toBe(later(10).toISOString())
  })

  test('is not given while rewards are off, or to a blocked referrer', async () => {
    const [one, two] = [await newUser(), await newUser()]
    await settle(await newFriend(one))
    const friend = await newFriend(two)
    await change(two, { blocked: true })
    await settle(friend)
    expect((await own(one)).rewards).toHaveLength(1)
    expect((await own(two)).rewards).toEqual([])
    await rulesWith({ isOn: false, tiers: firstFriend(days(10)) })
    const three = await newUser()
    await settle(await newFriend(three))
    expect(await own(three)).toMatchObject({ isOn: false, confirmed: 1, rewards: [] })
  })

  test('for a payment is given once, and taken back by the refund as far as it is unused', async () => {
    await rulesWith({ paid: days(10) })
    const referrer = await newUser()
    const friend = await newFriend(referrer)
    const order = await paid(friend)
    await settle(friend)
    await paid(friend)
    await settle(friend)
    expect((await own(referrer)).rewards).toMatchObject([{ friends: null, state: 'given' }])
    setClock(() => later(4))
    await refund(order)
    await settle(friend)
    await settle(friend)
    expect((await own(referrer)).rewards).toMatchObject([{ state: 'revoked' }])
    expect(await untilOf(referrer)).toBe(later(4).toISOString())
  })

  test.each([
    ['unused is withdrawn', {}, 'revoked', 'revoked'],
    ['used counts as used', { state: 'used' }, 'used', 'used'],
  ])('of a coupon that is %s by a refund', async (_what, used, state, couponState) => {
    await rulesWith({ paid: coupon })
    const referrer = await newUser()
    const friend = await newFriend(referrer)
    const order = await paid(friend)
    await settle(friend)
    const coupons = strapi.db.query('api::user-coupon.user-coupon')
    if ('state' in used) await coupons.updateMany({ where: {}, data: used })
    await refund(order)
    await settle(friend)
    expect((await own(referrer)).rewards).toMatchObject([{ reward: coupon, state }])
    expect(await coupons.findMany()).toMatchObject([{ userId: referrer.id, state: couponState }])
  })

  test('survives the erasure of the friend, and its payment can still be refunded', async () => {
    await rulesWith({ paid: days(10) })
    const referrer = await newUser()
    const friend = await newFriend(referrer)
    const order = await paid(friend)
    const row = await settle(friend)
    await erasePersonalData(strapi, friend.id)
    await refund(order)
    await settleReferral(strapi, row?.id ?? 0)
    expect((await own(referrer)).rewards).toMatchObject([{ state: 'revoked' }])
    expect((await userNow(referrer)).isPaidUser).toBe(false)
  })

  test('goes with the referrer, whose friends lose their referrer', async () => {
    const referrer = await newUser()
    const friend = await newFriend(referrer)
    await settle(friend)
    await erasePersonalData(strapi, referrer.id)
    expect(await findReferral(strapi, { friendUserId: friend.id })).toBeUndefined()
    for (const name of ['referral-code', 'referral-reward'])
      expect(await strapi.db.query(`api::${name}.${name}`).count()).toBe(0)
    const held = await newFriend(await newUser(), { email: 'x@mailinator.com' })
    await settle(held)
    await erasePersonalData(strapi, held.id)
    expect(await strapi.db.query(referralUid).count()).toBe(0)
  })
})
