import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { claimCoupon } from '../../src/commerce/claims/claim-coupon'
import { redeemCode } from '../../src/commerce/claims/redeem-code'
import type { CouponRow } from '../../src/commerce/coupons/coupon-row'
import { entitlementUid } from '../../src/commerce/entitlements/entitlement-row'
import { setClock } from '../../src/platform/lib/clock'
import { taskUid } from '../../src/platform/tasks/task-row'
import { agnes, bela, couponsOn, noon } from './coupon-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUsers, user, newCoupon, coupon, newUserCoupon, userCoupons } = couponsOn(strapi)

beforeEach(newUsers)
beforeEach(() => setClock(() => noon))
afterEach(() => setClock())

const dayMs = 86_400_000
const claim = (account: { id: number; email: string } = agnes, code = 'TAVASZ') =>
  claimCoupon(strapi, { userId: account.id, email: account.email, code })
const refusal = (code: string) => ({ code })
const terms = () => strapi.db.query(entitlementUid).findMany()
const tasks = () => strapi.db.query(taskUid).findMany()

describe('a claimed code', () => {
  test('gives its coupon to the user, for later use', async () => {
    const { id } = await newCoupon()
    expect(await claim()).toMatchObject({ code: 'TAVASZ', state: 'open', percent: 20 })
    expect(await userCoupons()).toMatchObject([
      { userId: agnes.id, couponId: id, state: 'open', orderId: null, claimedByOrderId: null },
    ])
    expect((await coupon(id)).uses).toBe(1)
    expect([await terms(), await tasks()]).toEqual([[], []])
    expect((await user(agnes.id)).isPaidUser).toBe(false)
  })

  test('of free days counts from that time, and moves the next charge', async () => {
    await newCoupon({ kind: 'premiumDays', percent: null, days: 7, maxPerUser: 2 })
    expect(await claim()).toMatchObject({ state: 'used', days: 7 })
    const [held] = await userCoupons()
    expect(held?.usedAt).toBe(noon.toISOString())
    expect(await terms()).toMatchObject([
      { kind: 'term', userId: agnes.id, sourceKey: `coupon:${held?.id}`, days: 7, orderId: null },
    ])
    expect(await user(agnes.id)).toMatchObject({
      isPaidUser: true,
      paidUserExpire: new Date(noon.getTime() + 7 * dayMs).toISOString(),
    })
    expect(await tasks()).toMatchObject([
      { kind: 'deferBilling', payload: JSON.stringify({ user: agnes.id }) },
    ])
    await claim()
    expect((await user(agnes.id)).paidUserExpire).toBe(
      new Date(noon.getTime() + 14 * dayMs).toISOString(),
    )
  })

  test.each<[string, Partial<CouponRow>, string]>([
    ['that does not exist', { code: 'NYAR' }, 'couponNotFound'],
    ['of another user’s coupon', { ownerUserId: bela.id }, 'couponNotFound'],
    ['that is over', { validUntil: noon.toISOString() }, 'couponExpired'],
    ['that is used up', { maxUses: 2, uses: 2 }, 'couponAlreadyRedeemed'],
  ])('%s grants nothing', async (_what, fields, code) => {
    await newCoupon(fields)
    await expect(claim()).rejects.toMatchObject(refusal(code))
    expect(await userCoupons()).toEqual([])
  })

  test('is limited per person, over all accounts of the person', async () => {
    await newCoupon()
    await claim()
    await expect(claim()).rejects.toMatchObject(refusal('couponAlreadyRedeemed'))
    const alike = { id: bela.id, email: 'Agnes+x@people.example' }
    await expect(claim(alike)).rejects.toMatchObject(refusal('couponAlreadyRedeemed'))
    expect((await claim(bela)).state).toBe('open')
  })

  test('that was granted to them is shown unchanged', async () => {
    const { id } = await newCoupon({ ownerUserId: agnes.id, maxUses: 1, uses: 1 })
    const held = await newUserCoupon({ couponId: id, personMark: null })
    expect((await claim()).id).toBe(held.documentId)
    expect(await userCoupons()).toHaveLength(1)
    expect((await coupon(id)).uses).toBe(1)
  })

  test('requires an existing account', async () => {
    await newCoupon()
    const gone = { id: 9, email: 'gone@people.example' }
    await expect(claim(gone)).rejects.toMatchObject(refusal('notAuthorized'))
    expect(await userCoupons()).toEqual([])
  })
})

describe('a typed code', () => {
  let count = 0
  const someone = () => {
    count += 1
    return { id: agnes.id, documentId: `person-${count}`, email: agnes.email }
  }
  /** Distinct results of repeated calls, one after the other. */
  async function answersTo(work: () => Promise<unknown>, times: number) {
    const answers = new Set<string>()
    for (let tries = 0; tries < times; tries += 1) {
      answers.add(
        await work().then(
          () => 'redeemed',
          ({ code }) => code,
        ),
      )
    }
    return [...answers]
  }
  const type = (account: ReturnType<typeof someone>, code: string, times = 1) =>
    answersTo(() => redeemCode(strapi, account, code), times)

  test('that is wrong counts against forty tries; beyond them that user waits, others do not', async () => {
    const [guesser, other] = [someone(), someone()]
    expect(await type(guesser, 'NINCS', 40)).toEqual(['couponNotFound'])
    expect(await type(guesser, 'NINCS')).toEqual(['tooManyRequests'])
    expect(await type(other, 'NINCS')).toEqual(['couponNotFound'])
  })

  test('that exists does not count, even if expired or used up', async () => {
    const account = someone()
    await newCoupon({ maxPerUser: 50 })
    await newCoupon({ code: 'TEGNAP', validUntil: noon.toISOString() })
    expect(await type(account, 'TAVASZ', 41)).toEqual(['redeemed'])
    expect(await type(account, 'TEGNAP', 41)).toEqual(['couponExpired'])
    expect(await type(account, 'NINCS', 40)).toEqual(['couponNotFound'])
  })

  test('does not count when our own code fails: the error is returned and logged', async () => {
    const account = someone()
    const said: string[] = []
    const log = { ...strapi.log, error: (text: string) => said.push(text) }
    const broken = { ...strapi, db: undefined, log } as unknown as typeof strapi
    const fail = () => redeemCode(broken, account, 'TAVASZ')
    expect(await answersTo(fail, 41)).toEqual(['couponFailed'])
    expect(said[0]).toMatch(/^A coupon could not be claimed: TypeError/)
    expect(await type(account, 'NINCS')).toEqual(['couponNotFound'])
  })
})
