import { describe, expect, test } from '@jest/globals'
import { auditLogOf } from '../../support/acts'
import { adminCouponsOn, newCode } from '../../support/admin-coupons'
import { newPayer } from '../../support/many-members'
import { call, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { ageSessions } from '../../support/sessions'

const longAgo = 15 * 60 + 20

describe.each(everyCms())('coupons in the back office on %s', (_name, cms) => {
  const { admin, fifth, post, make, idOf, show, made } = adminCouponsOn(cms)

  test('a coupon is created with all its fields, in the time of Budapest, and logged', async () => {
    const code = newCode()
    const input = {
      ...{ code: ` ${code.toLowerCase()}`, products: ['premium-year'], maxUses: 9, maxPerUser: 2 },
      ...{ firstPurchase: true, validFrom: '2027-01-01T00:00', validUntil: '2027-07-01T00:00' },
    }
    expect((await make(input)).status).toBe(200)
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
      { admin: admin().userId, act: 'makeCoupons', reason: 'Nyereményjáték' },
    ])
  })

  test('a batch has the requested number of codes, which cannot be guessed and all work', async () => {
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

  test('the same form sent five times at once creates one code and one batch', async () => {
    const [code, batch] = [newCode(), newCode()]
    for (const [input, taken] of [
      [{ code }, 'couponCodeTaken'],
      [{ batch, count: 3 }, 'couponBatchTaken'],
    ] as const) {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => make(input)))
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(4)
      for (const one of refused) expect(one).toMatchObject(refusal(taken))
    }
    const [row] = await runSql(cms, `SELECT count(*) AS n FROM coupons WHERE batch = '${batch}'`)
    expect(Number(row?.n)).toBe(3)
    expect(await auditLogOf(cms, batch)).toHaveLength(1)
  })

  test('a coupon for a free order needs a confirmation, a reason and the password', async () => {
    const account = await newMember(cms, { isAdmin: true })
    const [reason, products] = ['Nyeremény', ['analysis-short']]
    const input = { kind: 'percent', percent: 100, products, code: newCode(), reason }
    expect(await post('', input, account)).toMatchObject(refusal('couponFree'))
    const yes = { ...input, isConfirmed: true }
    await ageSessions(cms, account, longAgo)
    expect(await post('', yes, account)).toMatchObject(refusal('passwordNeeded'))
    const { token } = account
    await call(cms, 'POST', '/user/confirm-password', {
      token,
      body: { password: account.password },
    })
    expect((await post('', yes, account)).status).toBe(200)
    expect(await auditLogOf(cms, await idOf(input.code))).toEqual([
      { admin: account.userId, act: 'makeCoupons', reason: 'Nyeremény' },
    ])
  })

  test.each<[string, object]>([
    ['32 days', { days: 32, maxUses: 1 }],
    ['730 days to anybody', { days: 730 }],
    ['a day to anybody', { days: 1 }],
  ])('%s of membership need a confirmation, a reason and the password', async (_what, input) => {
    const account = await newMember(cms, { isAdmin: true })
    const days = { kind: 'premiumDays', code: newCode(), reason: 'Nyeremény', ...input }
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
  })

  test('each coupon and batch asks for the password once it is 15 minutes old', async () => {
    const account = await newMember(cms, { isAdmin: true })
    await ageSessions(cms, account, 15 * 60 - 60)
    expect((await post('', { ...fifth, code: newCode() }, account)).status).toBe(200)
    await ageSessions(cms, account, longAgo)
    for (const input of [{ code: newCode() }, { batch: newCode(), count: 500 }])
      expect(await post('', { ...fifth, ...input }, account)).toMatchObject(
        refusal('passwordNeeded'),
      )
  })

  test('31 days for one user need no confirmation', async () => {
    const once = { days: 31, maxUses: 1, reason: 'Nyeremény' }
    const days = { kind: 'premiumDays', code: newCode(), ...once }
    expect((await post('', days)).status).toBe(200)
  })

  test.each([
    ['2027-03-28T02:30', '2027-03-28T03:10', 400],
    ['2027-10-31T02:30', '2027-10-31T03:10', 200],
    ['2027-10-31T02:30', '2027-10-31T02:10', 400],
  ])('from %s to %s across a time change is %i hours', async (validFrom, validUntil, status) => {
    const { body, ...answer } = await make({ code: newCode(), validFrom, validUntil })
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(body.errors).toMatchObject([{ field: 'validUntil', code: 'endsBeforeItBegins' }])
  })

  test('its log begins with the creation of its batch', async () => {
    const batch = newCode()
    const { body } = await make({ batch, count: 2 })
    const id = await idOf(body.codes[1])
    await post(`/${id}/switch`, { isOff: true, reason: 'Elveszett' })
    const log = async (of: string) =>
      (
        await call(cms, 'GET', `/admin/acts?kind=coupon&id=${of}`, { token: admin().token })
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
  ])('%s is refused with an error at its field', async (_what, input, field) => {
    const { status, body } = await make({ code: newCode(), ...input })
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  test('switched off it is unusable, also for its holders; switched on it is usable again', async () => {
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
    // Switching it off needs no confirmation.
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

  test('a batch code has one use unless set otherwise', async () => {
    const most = async (input: object) => {
      const { body } = await make({ batch: newCode(), count: 2, ...input })
      return (await show(body.codes[1])).maxUses
    }
    expect([await most({}), await most({ maxUses: 3 })]).toEqual([1, 3])
  })
})
