import { beforeEach, expect, test } from '@jest/globals'
import { grantAnniversaries } from '../../src/commerce/coupons/grant-anniversaries'
import { listCoupons } from '../../src/commerce/coupons/list-coupons'
import { userUid } from '../../src/members/users/user-row'
import { changeSubscriber, ensureSubscriber } from '../../src/messaging/newsletter/subscriber-row'
import { couponsOn } from './coupon-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newCoupon, user } = couponsOn(strapi)

/** A morning; summer time began after these users registered. */
const at = new Date('2031-05-20T07:00:00.000Z')
const aYearAgo = new Date('2030-05-20T07:00:00.000Z')
const dayMs = 86_400_000

let count = 0
beforeEach(() => {
  count = 0
})

const someone = async (fields: object = {}): Promise<number> => {
  count += 1
  const data = {
    id: count,
    email: `p${count}@people.example`,
    confirmed: true,
    createdAt: aYearAgo,
  }
  const { id } = await strapi.db.query(userUid).create({ data: { ...data, ...fields } })
  return id
}
const couponsOf = (id: number) => listCoupons(strapi, id, at)
const hasOne = async (id: number) => (await couponsOf(id)).length === 1
const mails = () => strapi.db.query('api::outgoing-mail.outgoing-mail').findMany()

test('a year after signing up a user gets a 50 % coupon for an analysis as a gift, for sixty days', async () => {
  const id = await someone()
  await grantAnniversaries(strapi, at)
  expect(await couponsOf(id)).toMatchObject([
    {
      kind: 'percent',
      percent: 50,
      isGiftOnly: true,
      source: 'anniversary',
      state: 'open',
      products: [
        'analysis-short',
        'analysis-long',
        'analysis-relationship',
        'analysis-family',
        'analysis-group',
      ],
      validUntil: new Date(at.getTime() + 60 * dayMs).toISOString(),
    },
  ])
})

test.each([
  ['this very moment', 0, true],
  ['a millisecond later', 1, false],
  ['seven days before', -7 * dayMs, true],
  ['a millisecond before that', -7 * dayMs - 1, false],
])('registered a year ago: %s: %i ms, %s', async (_what, laterMs, has) => {
  const id = await someone({ createdAt: new Date(aYearAgo.getTime() + laterMs) })
  await grantAnniversaries(strapi, at)
  expect(await hasOne(id)).toBe(has)
})

test.each([
  ['did not confirm their address', { confirmed: false }],
  ['are blocked', { blocked: true }],
])('users who %s get none', async (_what, fields) => {
  const id = await someone(fields)
  await grantAnniversaries(strapi, at)
  expect(await hasOne(id)).toBe(false)
})

test('it is granted once, whatever other coupons there are', async () => {
  const [id, other] = [await someone({ newsLetter: true }), await someone()]
  await newCoupon({ code: 'A', ownerUserId: id, source: 'term' })
  await newCoupon({ code: 'B', ownerUserId: other, source: 'anniversary' })
  await grantAnniversaries(strapi, at)
  await grantAnniversaries(strapi, new Date(at.getTime() + dayMs))
  expect([await hasOne(id), await hasOne(other)]).toEqual([true, false])
  expect(await mails()).toHaveLength(1)
})

test('an e-mail is sent to users who want e-mails', async () => {
  const [reader] = [await someone({ newsLetter: true, firstName: 'Ágnes' }), await someone()]
  await grantAnniversaries(strapi, at)
  const [coupon] = await couponsOf(reader)
  const { documentId, email } = await user(reader)
  expect(await mails()).toEqual([
    expect.objectContaining({
      mail: 'anniversary',
      recipient: email,
      userId: reader,
      dedupeKey: `anniversary:${documentId}`,
      data: {
        name: 'Ágnes',
        coupon: coupon?.code,
        until: '2031. július 19.',
        link: expect.stringMatching(/^http/),
      },
    }),
  ])
})

test.each([
  [['offers'], 1],
  [['writings', 'tools'], 0],
] as const)('with the topics %j, %i e-mails offer a discount', async (topics, count) => {
  const { email } = await user(await someone({ newsLetter: true }))
  const { id } = await ensureSubscriber(strapi, email)
  await changeSubscriber(strapi, id, { topics: [...topics] })
  await grantAnniversaries(strapi, at)
  expect(await mails()).toHaveLength(count)
})

test('each user gets one, however many are read at once', async () => {
  const people: number[] = []
  // The order of ids differs from the order of registration.
  for (const daysAgo of [1, 5, 3, 2, 4]) {
    people.push(await someone({ createdAt: new Date(aYearAgo.getTime() - daysAgo * dayMs) }))
  }
  await grantAnniversaries(strapi, at, 2)
  for (const id of people) expect(await hasOne(id)).toBe(true)
})
