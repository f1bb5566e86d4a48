import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ErrorCode, errors, ownCouponSchema } from '@krono/contract'
import { createEntry, deleteEntry } from '../support/admin'
import { manyMembers } from '../support/many-members'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const uid = 'api::coupon.coupon'
const day = 86_400_000
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

describe.each(everyCms())('coupons on %s', (_name, cms) => {
  let member: Member
  let other: Member
  let count = 0
  const made: string[] = []

  beforeAll(async () => {
    member = await newMember(cms)
    other = await newMember(cms)
  })
  afterAll(async () => {
    for (const documentId of made) await deleteEntry(cms, uid, documentId)
  })

  /** Creates a coupon as an editor does; returns its code. */
  const give = async (fields: object) => {
    const code = `PROBA-${++count}`
    const { status, body } = await createEntry(cms, uid, { code, maxPerUser: 1, ...fields })
    expect({ status, body }).toMatchObject({ status: 201 })
    made.push(body.data.documentId)
    return code
  }
  const claim = (code: unknown, { token } = member) =>
    call(cms, 'POST', '/coupon/claim', { body: { code }, token })
  const mine = async ({ token } = member) =>
    (await call(cms, 'GET', '/coupon/mine', { token })).body.coupons
  const me = async ({ token } = member) => (await call(cms, 'GET', '/user/me', { token })).body.user
  const usesOf = async (code: string) =>
    Number((await runSql(cms, `SELECT uses FROM coupons WHERE code = '${code}'`))[0]?.uses)
  const quote = (coupon: string, input: object = {}, { token } = { token: member.token }) =>
    call(cms, 'POST', '/payment/quote', {
      body: { product: 'premium-year', coupon, ...input },
      token,
    })
  const refusal = (code: ErrorCode) => ({
    status: errors[code].status,
    body: { message: errors[code].hun },
  })

  test('a code is accepted in any spelling, and the coupon is the user’s until it is used', async () => {
    const account = await newMember(cms)
    const code = await give({ kind: 'percent', percent: 20, products: ['premium-year'] })
    const { status, body } = await claim(` ${code.toLowerCase()} `, account)
    expect(status).toBe(200)
    expect(ownCouponSchema.parse(body)).toEqual({
      id: expect.any(String),
      code,
      kind: 'percent',
      percent: 20,
      days: null,
      amount: null,
      freeProduct: null,
      products: ['premium-year'],
      isGiftOnly: false,
      validUntil: null,
      state: 'open',
      source: 'editor',
    })
    expect(await mine(account)).toEqual([body])
    expect((await me(account)).coupons).toEqual([{ code, claimed: false }])
    expect(await claim(code, account)).toMatchObject(refusal('couponAlreadyRedeemed'))
  })

  test('days of premium count from the time of claiming', async () => {
    const account = await newMember(cms)
    const code = await give({ kind: 'premiumDays', days: 7 })
    const before = Date.now()
    expect((await claim(code, account)).body).toMatchObject({ state: 'used', days: 7 })
    const { tier, paidUserExpire, coupons } = await me(account)
    expect({ tier, coupons }).toEqual({ tier: 'paid', coupons: [{ code, claimed: true }] })
    expect(Date.parse(paidUserExpire)).toBeGreaterThanOrEqual(before + 7 * day)
    expect(Date.parse(paidUserExpire)).toBeLessThanOrEqual(Date.now() + 7 * day)
  })

  test('a code that is wrong, expired, used up or another user’s is refused', async () => {
    const over = await give({ kind: 'percent', percent: 20, validUntil: fromNow(-1000) })
    const single = await give({ kind: 'percent', percent: 20, maxUses: 1 })
    expect((await claim(single, other)).status).toBe(200)
    const own = await give({ kind: 'percent', percent: 50 })
    await runSql(cms, `UPDATE coupons SET owner_user_id = ${other.userId} WHERE code = '${own}'`)
    expect(await claim('NINCS-ILYEN')).toMatchObject(refusal('couponNotFound'))
    expect(await claim(over)).toMatchObject(refusal('couponExpired'))
    expect(await claim(single)).toMatchObject(refusal('couponAlreadyRedeemed'))
    expect(await claim(own)).toMatchObject(refusal('couponNotFound'))
    expect(await quote(own)).toMatchObject(refusal('couponNotFound'))
    expect((await claim(own, other)).status).toBe(200)
    for (const code of ['', 'a', 'é'.repeat(10), 'X'.repeat(100), null, 7, { $ne: '' }]) {
      expect({ code, status: (await claim(code)).status }).toEqual({ code, status: 400 })
    }
    expect((await claim(single, { ...member, token: 'x' })).status).toBe(401)
    expect(await mine()).toEqual([])
  })

  test('a user who guesses codes must wait, others need not', async () => {
    const [guesser] = await manyMembers(cms, 1)
    if (!guesser) throw new Error('nobody')
    const guesses = Array.from({ length: 60 }, (_, index) => `TIPP-${index}`)
    const body = (code: string) => ({ body: { code }, token: guesser.token })
    const answers = await Promise.all(
      guesses.map((code) => call(cms, 'POST', '/coupon/claim', body(code))),
    )
    expect(new Set(statusesOf(answers))).toEqual(new Set([404, 429]))
    expect((await claim('TIPP-0')).status).toBe(404)
  })

  test('of a hundred users who claim the last use at once, one gets it', async () => {
    const code = await give({ kind: 'premiumDays', days: 3, maxUses: 1 })
    const crowd = await manyMembers(cms, 100)
    const answers = await Promise.all(
      crowd.map(({ token }) => call(cms, 'POST', '/coupon/claim', { body: { code }, token })),
    )
    expect(statusesOf(answers)).toEqual([200, ...Array(99).fill(409)])
    expect(await usesOf(code)).toBe(1)
    const paid = await Promise.all(
      crowd.map(async ({ token }) => (await me({ ...member, token })).tier),
    )
    expect(paid.filter((tier) => tier === 'paid')).toHaveLength(1)
  })

  test('twenty claims at once by one user succeed at most as often as allowed', async () => {
    const account = await newMember(cms)
    const twice = await give({ kind: 'premiumDays', days: 3, maxPerUser: 2, maxUses: 10 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(twice, account)))
    expect(statusesOf(answers)).toEqual([200, 200, ...Array(18).fill(409)])
    expect(await usesOf(twice)).toBe(2)
    const end = Date.parse((await me(account)).paidUserExpire)
    expect(Math.round((end - Date.now()) / day)).toBe(6)
  })

  test('a price is quoted with the coupon without claiming it', async () => {
    const code = await give({ kind: 'percent', percent: 33 })
    const { status, body } = await quote(code)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        price: { amount: 3_000_000 },
        discount: { amount: 990_000 },
        total: { amount: 2_010_000 },
      },
    })
    expect(await usesOf(code)).toBe(0)
  })

  test('a coupon works for its products only', async () => {
    const visitor = { token: undefined as unknown as string }
    const gift = { product: 'analysis-short', isGift: true }
    const forGifts = await give({ kind: 'percent', percent: 50, giftOnly: true })
    const scoped = await give({ kind: 'percent', percent: 50, products: ['premium-month'] })
    const free = await give({ kind: 'freeProduct', freeProduct: 'analysis-short' })
    const days = await give({ kind: 'premiumDays', days: 3 })
    const pounds = await give({ kind: 'amount', amountGbp: 500 })
    const few = await give({ kind: 'percent', percent: 100, maxUses: 5 })
    for (const code of [forGifts, scoped, free, days, pounds]) {
      expect(await quote(code)).toMatchObject(refusal('couponNotForThis'))
    }
    expect(await quote(forGifts, gift)).toMatchObject({ body: { total: { amount: 149_500 } } })
    expect(await quote(free, gift)).toMatchObject({ body: { total: { amount: 0 } } })
    // Without an account, uses cannot be counted per user: a coupon that can make an order free needs a total limit.
    expect(await quote(forGifts, gift, visitor)).toMatchObject({
      body: { total: { amount: 149_500 } },
    })
    expect(await quote(free, gift, visitor)).toMatchObject(refusal('couponNotForThis'))
    expect(await quote(few, gift, visitor)).toMatchObject({ body: { total: { amount: 0 } } })
  })

  test.each([
    ['a percentage without its number', { kind: 'percent' }, /Százalék/],
    ['an amount in no currency', { kind: 'amount' }, /forintban vagy .*fontban/],
    ['days without a number', { kind: 'premiumDays' }, /Napok/],
    ['a free product without a product', { kind: 'freeProduct' }, /Melyik termék/],
    [
      'a product that there is not',
      { kind: 'percent', percent: 1, products: ['x'] },
      /válassz a listából/,
    ],
    [
      'a product that is no list',
      { kind: 'percent', percent: 1, products: 'x' },
      /válassz a listából/,
    ],
    ['more than all', { kind: 'percent', percent: 101 }, /./],
    ['a code with an accent', { kind: 'percent', percent: 1, code: 'ÜDV' }, /./],
  ])('an editor cannot save %s', async (_what, fields, sentence) => {
    const data = { code: 'PROBA-ROSSZ', maxPerUser: 1, ...fields }
    const { status, body } = await createEntry(cms, uid, data)
    expect({ status, message: body.error?.message }).toEqual({
      status: 400,
      message: expect.stringMatching(sentence),
    })
  })

  test('an editor cannot write counted fields', async () => {
    const code = await give({
      kind: 'percent',
      percent: 1,
      uses: 7,
      source: 'term',
      ownerUserId: 1,
    })
    const [row] = await runSql(cms, `SELECT * FROM coupons WHERE code = '${code}'`)
    expect(row).toMatchObject({ uses: 0, source: 'editor', owner_user_id: null })
  })
})
