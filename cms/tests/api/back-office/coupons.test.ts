import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { type ErrorCode, errors } from '@krono/contract'
import { auditLogOf } from '../../support/acts'
import { barrierFor } from '../../support/barrier'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import {
  askRefund,
  checkOut,
  faultsAbout,
  formKey,
  ordersOf,
  pay,
  payInstead,
} from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { ageSessions } from '../../support/sessions'

const newCode = () => `IRODA-${randomBytes(5).toString('hex').toUpperCase()}`
const longAgo = 15 * 60 + 20

/** Code for `runInStrapi`: claims a code at the same moment as another process. */
const claiming = `
const { claimCoupon } = require('./dist/src/commerce/claims/claim-coupon')
async function run(barrier, userId, email, code) {
  await fetch(barrier)
  const claimed = claimCoupon(strapi, { userId: Number(userId), email, code })
  tell(await claimed.then(() => 'claimed', (error) => error.code))
}
`

const refusal = (code: ErrorCode) => ({
  status: errors[code].status,
  body: { message: errors[code].hun },
})

describe.each(everyCms())('coupons of the back office on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const fifth = { kind: 'percent', percent: 20, reason: 'Nyereményjáték' }
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
      ...{
        maxPerUser: 2,
        firstPurchase: true,
        claimed: 0,
        used: 0,
        isOff: false,
        brought: [],
        users: [],
      },
      ...{ validFrom: '2026-12-31T23:00:00.000Z', validUntil: '2027-06-30T22:00:00.000Z' },
    })
    expect(await auditLogOf(cms, await idOf(code))).toEqual([
      { admin: admin.userId, act: 'makeCoupons', reason: 'Nyereményjáték' },
    ])
  })

  test('a batch is the requested number of codes, not guessable and usable by all', async () => {
    const batch = newCode()
    const { body } = await make({ batch, count: 600, maxUses: 1 })
    expect(new Set(body.codes).size).toBe(600)
    expect(body.codes[0]).toMatch(/^K(-[A-Z3-9]{4}){3}$/)
    const account = await newPayer(cms)
    const claimed = await call(cms, 'POST', '/coupon/claim', {
      body: { code: body.codes[599] },
      token: account.token,
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
    expect(await auditLogOf(cms, batch)).toHaveLength(1)
  })

  test('what leaves nothing to pay is made with a second yes, a reason and the password', async () => {
    const account = await newMember(cms, { isAdmin: true })
    const [reason, products] = ['Nyeremény', ['analysis-short']]
    const wish = { kind: 'percent', percent: 100, products, code: newCode(), reason }
    expect(await post('', wish, account)).toMatchObject(refusal('couponFree'))
    const yes = { ...wish, isConfirmed: true }
    await ageSessions(cms, account, longAgo)
    expect(await post('', yes, account)).toMatchObject(refusal('passwordNeeded'))
    const { token } = account
    await call(cms, 'POST', '/user/confirm-password', {
      token,
      body: { password: account.password },
    })
    expect((await post('', yes, account)).status).toBe(200)
    expect(await auditLogOf(cms, await idOf(wish.code))).toEqual([
      { admin: account.userId, act: 'makeCoupons', reason: 'Nyeremény' },
    ])
  })

  test.each<[string, object]>([
    ['32 days', { days: 32, maxUses: 1 }],
    ['730 days to anybody', { days: 730 }],
    ['a day to anybody', { days: 1 }],
  ])(
    '%s of membership are made with a second yes, a reason and the password',
    async (_what, wish) => {
      const account = await newMember(cms, { isAdmin: true })
      const days = { kind: 'premiumDays', code: newCode(), reason: 'Nyeremény', ...wish }
      expect(await post('', days, account)).toMatchObject(refusal('couponDays'))
      const whole = { ...days, isConfirmed: true }
      await ageSessions(cms, account, longAgo)
      expect(await post('', whole, account)).toMatchObject(refusal('passwordNeeded'))
      const { token } = account
      await call(cms, 'POST', '/user/confirm-password', {
        token,
        body: { password: account.password },
      })
      expect((await post('', whole, account)).status).toBe(200)
    },
  )

  test('each coupon and batch asks for the password once it is 15 minutes old', async () => {
    const account = await newMember(cms, { isAdmin: true })
    await ageSessions(cms, account, 15 * 60 - 60)
    expect((await post('', { ...fifth, code: newCode() }, account)).status).toBe(200)
    await ageSessions(cms, account, longAgo)
    for (const wish of [{ code: newCode() }, { batch: newCode(), count: 500 }])
      expect(await post('', { ...fifth, ...wish }, account)).toMatchObject(
        refusal('passwordNeeded'),
      )
  })

  test('31 days for one are made without a question', async () => {
    const once = { days: 31, maxUses: 1, reason: 'Nyeremény' }
    const days = { kind: 'premiumDays', code: newCode(), ...once }
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
      ).body.actions.map(({ act }: { act: string }) => act)
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

  test('switched off it is unusable, also for its holders; on again it is usable', async () => {
    const code = await made()
    const id = await idOf(code)
    const account = await newPayer(cms)
    const claim = (token: string) => call(cms, 'POST', '/coupon/claim', { body: { code }, token })
    expect((await claim(account.token)).status).toBe(200)
    const off = { isOff: true, reason: 'Kiszivárgott' }
    expect((await post(`/${id}/switch`, { isOff: true })).status).toBe(400)
    const twice = await Promise.all([1, 2].map(() => post(`/${id}/switch`, off)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await claim((await newPayer(cms)).token)).toMatchObject(refusal('couponExpired'))
    const body = { product: 'premium-year', coupon: code }
    const quote = () => call(cms, 'POST', '/payment/quote', { body, token: account.token })
    expect(await quote()).toMatchObject(refusal('couponExpired'))
    const on = { isOff: false, reason: 'Mégse' }
    const other = await newMember(cms, { isAdmin: true })
    await ageSessions(cms, other, longAgo)
    expect(await post(`/${id}/switch`, on, other)).toMatchObject(refusal('passwordNeeded'))
    // Off it is without a question.
    expect((await post(`/${id}/switch`, off, other)).status).toBe(200)
    await post(`/${id}/switch`, on)
    expect((await quote()).status).toBe(200)
    expect((await auditLogOf(cms, id)).map(({ act, reason }) => [act, reason])).toEqual([
      ['makeCoupons', 'Nyereményjáték'],
      ['switchCoupon', 'Kiszivárgott'],
      ['switchCoupon', 'Mégse'],
    ])
    expect((await post('/nincs/switch', off)).status).toBe(404)
  })

  const cellsOf = async (query: string) =>
    (await call(cms, 'GET', `/admin/lists/coupons?${query}`, { token: admin.token })).body.rows.map(
      ({ cells }: { cells: Record<string, unknown> }) => cells,
    )

  test('a claimed one is not used: what it is, its filter, Ctrl K and its numbers say so', async () => {
    const code = newCode()
    await make({ code, maxUses: 1 })
    const account = await newPayer(cms)
    await call(cms, 'POST', '/coupon/claim', { body: { code }, token: account.token })
    const [cells] = await cellsOf(`code=${code}&status=live`)
    expect(cells).toMatchObject({ status: 'live', granted: 0, claimed: 1, reserved: 0, used: 0 })
    const session = await checkOut(cms, account, { product: 'premium-month', coupon: code })
    expect(await show(code)).toMatchObject({ claimed: 1, reserved: 1, used: 0 })
    expect(await cellsOf(`code=${code}`)).toMatchObject([{ reserved: 1, used: 0 }])
    await pay(cms, session)
    expect(await cellsOf(`code=${code}&status=over`)).toMatchObject([
      { status: 'over', claimed: 1, reserved: 0, used: 1 },
    ])
    const found = await call(cms, 'GET', `/admin/find?q=${code}`, { token: admin.token })
    expect(found.body.coupons).toMatchObject([{ code, used: 1 }])
    expect(await faultsAbout(cms, [account.email])).toEqual([])
  })

  test('one that the system granted is granted, and not used before it is', async () => {
    const account = await newPayer(cms)
    await pay(cms, await checkOut(cms, account, { product: 'premium-month' }))
    const { body } = await call(cms, 'GET', '/coupon/mine', { token: account.token })
    const { code } = body.coupons[0]
    const numbers = { granted: 1, claimed: 0, reserved: 0, used: 0 }
    expect(await cellsOf(`code=${code}`)).toMatchObject([{ ...numbers, status: 'live' }])
    expect(await cellsOf(`code=${code}&source=editor`)).toEqual([])
    const [order] = await ordersOf(cms, account)
    await askRefund(cms, admin, { order: order?.id, key: formKey() })
    // Its payment was refunded: it can no longer be used, and counts as unused.
    expect(await cellsOf(`code=${code}`)).toMatchObject([{ ...numbers, status: 'over' }])
    expect(await faultsAbout(cms, [account.email])).toEqual([])
  })

  test('a batch code is for one use unless more are asked for', async () => {
    const most = async (wish: object) => {
      const { body } = await make({ batch: newCode(), count: 2, ...wish })
      return (await show(body.codes[1])).maxUses
    }
    expect([await most({}), await most({ maxUses: 3 })]).toEqual([1, 3])
  })

  test('of two processes at a barrier, the last use of a code goes to one', async () => {
    const { body } = await make({ batch: newCode(), count: 1 })
    const [code] = body.codes
    const people = [await newMember(cms), await newMember(cms)]
    const barrier = await barrierFor(2)
    const told = await Promise.all(
      people.map(({ userId, email }) =>
        runInStrapi(cms, claiming, barrier.url, String(userId), email, code),
      ),
    )
    barrier.end()
    expect(told.flat().sort()).toEqual(['claimed', 'couponAlreadyRedeemed'])
    expect(await show(code)).toMatchObject({ claimed: 1, used: 0 })
  }, 90_000)

  test('a batch is summed up, found by its name and switched off as one', async () => {
    const batch = `Őszi vásár ${newCode()}`
    const { codes } = (await make({ batch, count: 3 })).body
    await make({ batch: `${batch} 2`, count: 1 })
    const account = await newPayer(cms)
    await pay(cms, await checkOut(cms, account, { product: 'premium-month', coupon: codes[0] }))
    await call(cms, 'POST', '/coupon/claim', {
      body: { code: codes[1] },
      token: (await newMember(cms)).token,
    })
    const sums = async () =>
      (
        await call(cms, 'GET', `/admin/coupon-batches?batch=${encodeURIComponent(batch)}`, {
          token: admin.token,
        })
      ).body
    const [order] = await ordersOf(cms, account)
    const { coupon, brought, ...numbers } = await sums()
    const revenue = order?.total.amount
    expect(numbers).toEqual({
      ...{ batch, codes: 3, off: 0, granted: 0, claimed: 2, reserved: 0, used: 1 },
    })
    expect(brought).toMatchObject([{ currency: 'huf', orders: 1, revenue }])
    const search = encodeURIComponent('oszi VÁSÁR')
    const found = await cellsOf(`search=${search}&batch=${encodeURIComponent(batch)}`)
    expect(found).toHaveLength(3)
    expect(await cellsOf(`search=${codes[2].slice(0, 9).toLowerCase()}`)).toMatchObject([
      { code: codes[2], batch },
    ])
    const off = { isOff: true, reason: 'Kiszivárgott' }
    const answers = await Promise.all([1, 2].map(() => post(`/${coupon}/batch/switch`, off)))
    expect(answers.map(({ body }) => body.switched).sort()).toEqual([0, 3])
    expect(await sums()).toMatchObject({ off: 3 })
    expect(await show(codes[2])).toMatchObject({ isOff: true })
    const claimed = await call(cms, 'POST', '/coupon/claim', {
      body: { code: codes[2] },
      token: (await newMember(cms)).token,
    })
    expect(claimed).toMatchObject(refusal('couponExpired'))
    expect((await auditLogOf(cms, batch)).map(({ act, reason }) => [act, reason])).toEqual([
      ['makeCoupons', 'Nyereményjáték'],
      ['switchCoupon', 'Kiszivárgott'],
    ])
    const alone = await idOf(await made())
    expect((await post(`/${alone}/batch/switch`, off)).status).toBe(404)
    const missing = await call(cms, 'GET', '/admin/coupon-batches?batch=nincs', {
      token: admin.token,
    })
    expect(missing.status).toBe(404)
  })

  test('its revenue is after refunds, without payments in review', async () => {
    const code = await made()
    const begin = async () => {
      const account = await newMember(cms)
      return {
        account,
        session: await checkOut(cms, account, { product: 'premium-month', coupon: code }),
      }
    }
    const { account, session } = await begin()
    await pay(cms, session)
    await payInstead(cms, (await begin()).session, { amount: 100 })
    const [order] = await ordersOf(cms, account)
    await askRefund(cms, admin, { order: order?.id, key: formKey(), amount: 50_000 })
    const revenue = Number(order?.total.amount) - 50_000
    expect((await show(code)).brought).toMatchObject([{ currency: 'huf', orders: 1, revenue }])
    const path = `/admin/lists/coupons?code=${code}`
    const { rows } = (await call(cms, 'GET', path, { token: admin.token })).body
    expect(rows[0].cells.revenue).toEqual([{ currency: 'huf', amount: revenue }])
    const [facts] = await runSql(
      cms,
      `SELECT f.orders, f.spent_huf FROM user_facts f JOIN up_users u ON u.id = f.user_id WHERE u.email = '${account.email}'`,
    )
    expect([Number(facts?.orders), Number(facts?.spent_huf)]).toEqual([1, revenue])
  })

  test('its revenue is what was paid with it, and lists who paid', async () => {
    const code = await made()
    const account = await newPayer(cms)
    await pay(cms, await checkOut(cms, account, { product: 'premium-month', coupon: code }))
    const [order] = await runSql(
      cms,
      `SELECT document_id, amount, discount FROM orders WHERE buyer_email = '${account.email}'`,
    )
    const { brought, users, ...numbers } = await show(code)
    expect(numbers).toMatchObject({ granted: 0, claimed: 1, reserved: 0, used: 1 })
    expect(brought).toEqual([
      { currency: 'huf', orders: 1, revenue: order?.amount, discount: order?.discount },
    ])
    expect(users).toEqual([
      {
        ...{
          user: expect.any(String),
          name: expect.any(String),
          email: account.email,
          state: 'used',
        },
        at: expect.stringMatching(/Z$/),
        order: {
          ...{ id: order?.document_id, state: 'fulfilled' },
          total: { amount: order?.amount, currency: 'huf' },
        },
      },
    ])
  })
})
