import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { type ErrorCode, errors } from '@krono/contract'
import { actsAbout } from '../../support/acts'
import { newPayer } from '../../support/many-members'
import { askRefund, checkOut, formKey, ordersOf, pay, payInstead } from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { ageSessions } from '../../support/sessions'

const newCode = () => `IRODA-${randomBytes(5).toString('hex').toUpperCase()}`
const longAgo = 15 * 60 + 20

const refusal = (code: ErrorCode) => ({
  status: errors[code].status,
  body: { message: errors[code].hun },
})

describe.each(everyCms())('coupons of the back office on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const fifth = { kind: 'percent', percent: 20 }
  const post = (path: string, body: object, { token } = admin) =>
    call(cms, 'POST', `/admin/coupons${path}`, { body, token })
  const make = (wish: object) => post('', { ...fifth, ...wish })
  const idOf = async (code: string) =>
    String(
      (await runSql(cms, `SELECT document_id FROM coupons WHERE code = '${code}'`))[0]?.document_id,
    )
  const show = async (code: string) =>
    (await call(cms, 'GET', `/admin/coupons/${await idOf(code)}`, { token: admin.token })).body
  const made = async () => {
    const code = newCode()
    expect(await make({ code })).toMatchObject({
      status: 200,
      body: { batch: null, codes: [code] },
    })
    return code
  }

  test('one is made with all that it says, by the clocks of Budapest, and written down', async () => {
    const code = newCode()
    const wish = {
      ...{ code: ` ${code.toLowerCase()}`, products: ['premium-year'], maxUses: 9, maxPerUser: 2 },
      ...{ firstPurchase: true, validFrom: '2027-01-01T00:00', validUntil: '2027-07-01T00:00' },
    }
    expect((await make(wish)).status).toBe(200)
    expect(await show(code)).toMatchObject({
      ...{ code, kind: 'percent', percent: 20, products: ['premium-year'], maxUses: 9 },
      ...{ maxPerUser: 2, firstPurchase: true, uses: 0, isOff: false, brought: [], users: [] },
      ...{ validFrom: '2026-12-31T23:00:00.000Z', validUntil: '2027-06-30T22:00:00.000Z' },
    })
    expect(await actsAbout(cms, await idOf(code))).toEqual([
      { admin: admin.userId, act: 'makeCoupons', reason: null },
    ])
  })

  test('a batch is as many codes as were asked for, which nobody guesses and all can use', async () => {
    const batch = newCode()
    const { body } = await make({ batch, count: 600, maxUses: 1 })
    expect(new Set(body.codes).size).toBe(600)
    expect(body.codes[0]).toMatch(/^K(-[A-Z3-9]{4}){3}$/)
    const who = await newPayer(cms)
    const claimed = await call(cms, 'POST', '/coupon/claim', {
      body: { code: body.codes[599] },
      token: who.token,
    })
    expect(claimed).toMatchObject({ status: 200, body: { percent: 20, state: 'open' } })
  })

  test('the same sent five times at once is made once, a code and a batch', async () => {
    const [code, batch] = [newCode(), newCode()]
    for (const [wish, taken] of [
      [{ code }, 'couponCodeTaken'],
      [{ batch, count: 3 }, 'couponBatchTaken'],
    ] as const) {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => make(wish)))
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(4)
      for (const one of refused) expect(one).toMatchObject(refusal(taken))
    }
    const [row] = await runSql(cms, `SELECT count(*) AS n FROM coupons WHERE batch = '${batch}'`)
    expect(Number(row?.n)).toBe(3)
    expect(await actsAbout(cms, batch)).toHaveLength(1)
  })

  test('what leaves nothing to pay is made with a second yes, a reason and the password', async () => {
    const who = await newMember(cms, { isAdmin: true })
    const wish = { kind: 'percent', percent: 100, products: ['analysis-short'], code: newCode() }
    expect(await post('', wish, who)).toMatchObject(refusal('couponFree'))
    const yes = { ...wish, isConfirmed: true }
    expect((await post('', yes, who)).status).toBe(400)
    await ageSessions(cms, who, longAgo)
    expect(await post('', { ...yes, reason: 'Nyeremény' }, who)).toMatchObject(
      refusal('passwordNeeded'),
    )
    const { token } = who
    await call(cms, 'POST', '/user/confirm-password', { token, body: { password: who.password } })
    expect((await post('', { ...yes, reason: 'Nyeremény' }, who)).status).toBe(200)
    expect(await actsAbout(cms, await idOf(wish.code))).toEqual([
      { admin: who.userId, act: 'makeCoupons', reason: 'Nyeremény' },
    ])
  })

  test.each<[string, object]>([
    ['32 days', { days: 32, maxUses: 1 }],
    ['730 days to anybody', { days: 730 }],
    ['a day to anybody', { days: 1 }],
  ])(
    '%s of membership are made with a second yes, a reason and the password',
    async (_what, wish) => {
      const who = await newMember(cms, { isAdmin: true })
      const days = { kind: 'premiumDays', code: newCode(), ...wish }
      expect(await post('', days, who)).toMatchObject(refusal('couponDays'))
      const yes = { ...days, isConfirmed: true }
      expect((await post('', yes, who)).status).toBe(400)
      await ageSessions(cms, who, longAgo)
      const whole = { ...yes, reason: 'Nyeremény' }
      expect(await post('', whole, who)).toMatchObject(refusal('passwordNeeded'))
      const { token } = who
      await call(cms, 'POST', '/user/confirm-password', { token, body: { password: who.password } })
      expect((await post('', whole, who)).status).toBe(200)
    },
  )

  test('31 days for one are made without a question', async () => {
    const days = { kind: 'premiumDays', code: newCode(), days: 31, maxUses: 1 }
    expect((await post('', days)).status).toBe(200)
  })

  test.each([
    ['2027-03-28T02:30', '2027-03-28T03:10', 400],
    ['2027-10-31T02:30', '2027-10-31T03:10', 200],
    ['2027-10-31T02:30', '2027-10-31T02:10', 400],
  ])('from %s to %s where the clocks change is %i', async (validFrom, validUntil, status) => {
    const { body, ...answer } = await make({ code: newCode(), validFrom, validUntil })
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(body.errors).toMatchObject([{ field: 'validUntil', code: 'endsBeforeItBegins' }])
  })

  test('its log begins with the act that made its batch', async () => {
    const batch = newCode()
    const { body } = await make({ batch, count: 2 })
    const id = await idOf(body.codes[1])
    await post(`/${id}/switch`, { isOff: true, reason: 'Elveszett' })
    const log = async (of: string) =>
      (
        await call(cms, 'GET', `/admin/acts?kind=coupon&id=${of}`, { token: admin.token })
      ).body.acts.map(({ act }: { act: string }) => act)
    expect(await log(id)).toEqual(['switchCoupon', 'makeCoupons'])
    expect(await log(await idOf(body.codes[0]))).toEqual(['makeCoupons'])
    expect(await log(await idOf(await made()))).toEqual(['makeCoupons'])
  })

  test.each<[string, object, string]>([
    ['no kind’s field', { kind: 'amount', percent: undefined }, 'amount'],
    ['a field of another kind', { days: 3 }, 'days'],
    ['101 percent', { percent: 101 }, 'percent'],
    ['half a percent', { percent: 0.5 }, 'percent'],
    ['nothing to be called', { code: undefined }, 'code'],
    ['a code and a number', { count: 3, batch: 'x' }, 'code'],
    ['a batch without its name', { code: undefined, count: 3 }, 'batch'],
    ['5001 codes', { code: undefined, count: 5001, batch: 'x' }, 'count'],
    ['a product that there is not', { products: ['moon'] }, 'products.0'],
    ['a day that there is not', { validUntil: '2027-02-30T12:00' }, 'validUntil'],
    ['an hour that there is not', { validUntil: '2027-02-03T24:00' }, 'validUntil'],
    [
      'an end before its beginning',
      { validFrom: '2027-02-03T12:00', validUntil: '2027-02-03T12:00' },
      'validUntil',
    ],
    ['a yes that is no', { isConfirmed: false }, 'isConfirmed'],
  ])('%s is refused beside its field', async (_what, wish, field) => {
    const { status, body } = await make({ code: newCode(), ...wish })
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  test('switched off nobody uses it, whoever holds it neither; switched on they do again', async () => {
    const code = await made()
    const id = await idOf(code)
    const who = await newPayer(cms)
    const claim = (token: string) => call(cms, 'POST', '/coupon/claim', { body: { code }, token })
    expect((await claim(who.token)).status).toBe(200)
    const off = { isOff: true, reason: 'Kiszivárgott' }
    expect((await post(`/${id}/switch`, { isOff: true })).status).toBe(400)
    const twice = await Promise.all([1, 2].map(() => post(`/${id}/switch`, off)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await claim((await newPayer(cms)).token)).toMatchObject(refusal('couponExpired'))
    const body = { product: 'premium-year', coupon: code }
    const quote = () => call(cms, 'POST', '/payment/quote', { body, token: who.token })
    expect(await quote()).toMatchObject(refusal('couponExpired'))
    const on = { isOff: false, reason: 'Mégse' }
    const other = await newMember(cms, { isAdmin: true })
    await ageSessions(cms, other, longAgo)
    expect(await post(`/${id}/switch`, on, other)).toMatchObject(refusal('passwordNeeded'))
    // Off it is without a question.
    expect((await post(`/${id}/switch`, off, other)).status).toBe(200)
    await post(`/${id}/switch`, on)
    expect((await quote()).status).toBe(200)
    expect((await actsAbout(cms, id)).map(({ act, reason }) => [act, reason])).toEqual([
      ['makeCoupons', null],
      ['switchCoupon', 'Kiszivárgott'],
      ['switchCoupon', 'Mégse'],
    ])
    expect((await post('/nincs/switch', off)).status).toBe(404)
  })

  test('what it brought is after refunds, without what waits to be looked into', async () => {
    const code = await made()
    const begin = async () => {
      const who = await newMember(cms)
      return { who, session: await checkOut(cms, who, { product: 'premium-month', coupon: code }) }
    }
    const { who, session } = await begin()
    await pay(cms, session)
    await payInstead(cms, (await begin()).session, { amount: 100 })
    const [order] = await ordersOf(cms, who)
    await askRefund(cms, admin, { order: order?.id, key: formKey(), amount: 50_000 })
    const revenue = Number(order?.total.amount) - 50_000
    expect((await show(code)).brought).toMatchObject([{ currency: 'huf', orders: 1, revenue }])
    const path = `/admin/lists/coupons?code=${code}`
    const { rows } = (await call(cms, 'GET', path, { token: admin.token })).body
    expect(rows[0].cells.revenue).toEqual([{ currency: 'huf', amount: revenue }])
    const [facts] = await runSql(
      cms,
      `SELECT f.orders, f.spent_huf FROM user_facts f JOIN up_users u ON u.id = f.user_id WHERE u.email = '${who.email}'`,
    )
    expect([Number(facts?.orders), Number(facts?.spent_huf)]).toEqual([1, revenue])
  })

  test('what it brought is what was paid with it, and who it was', async () => {
    const code = await made()
    const who = await newPayer(cms)
    await pay(cms, await checkOut(cms, who, { product: 'premium-month', coupon: code }))
    const [order] = await runSql(
      cms,
      `SELECT document_id, amount, discount FROM orders WHERE buyer_email = '${who.email}'`,
    )
    const { brought, users, uses } = await show(code)
    expect(uses).toBe(1)
    expect(brought).toEqual([
      { currency: 'huf', orders: 1, revenue: order?.amount, discount: order?.discount },
    ])
    expect(users).toEqual([
      {
        ...{ user: expect.any(String), name: expect.any(String), email: who.email, state: 'used' },
        at: expect.stringMatching(/Z$/),
        order: {
          ...{ id: order?.document_id, state: 'fulfilled' },
          total: { amount: order?.amount, currency: 'huf' },
        },
      },
    ])
  })
})
