import { afterEach, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { guestsGift, newCoupon, usesOf } from '../../support/coupons'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, faultsAbout, pay } from '../../support/payments'
import { call, newAddress, newEmail, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { pageState, sandboxAction, sessionOf } from '../../support/sandbox'
import { until } from '../../support/until'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const visitor = { token: '' }
const year = { product: 'premium-year' }

const tryOut = (
  cms: RunningCms,
  body: object,
  { token }: { token?: string } = {},
  address?: string,
) => call(cms, 'POST', '/payment/checkout', { body, token, ...(address && { address }) })

const busy = { status: 409, body: { message: errors.couponBusy.hun } }
const gone = { status: 409, body: { message: errors.couponAlreadyRedeemed.hun } }

/** Expires a checkout page without payment. */
async function expireSession(cms: RunningCms, session: string) {
  await sandboxAction(cms, 'expire', { session })
  await eventsHandled(cms)
}

/** Code for `runInStrapi`: fails an order, like a checkout that got no page. */
const failOrderCode = `
const { closeOrder } = require('./dist/src/commerce/payments/checkout/close-order')
async function run(sessionId) {
  const order = await strapi.db.query('api::order.order').findOne({ where: { sessionId } })
  await closeOrder(strapi, order)
  await closeOrder(strapi, order)
}
`

describe.each(everyCms())('released coupon uses on %s', (_name, cms) => {
  afterEach(() => sandboxAction(cms, 'webhooks', { mode: 'deliver' }))

  test('a visitor who does not pay releases the use of a limited coupon', async () => {
    const code = await newCoupon(cms, { maxUses: 1 })
    const session = await checkOut(cms, visitor, guestsGift(code))
    expect(await usesOf(cms, code)).toEqual({ uses: 1, rows: 1 })
    expect(await tryOut(cms, guestsGift(code))).toMatchObject(busy)
    await expireSession(cms, session)
    expect(await usesOf(cms, code)).toEqual({ uses: 0, rows: 0 })
    const giver = newEmail()
    await pay(cms, await checkOut(cms, visitor, guestsGift(code, giver)))
    expect(await usesOf(cms, code)).toEqual({ uses: 1, rows: 1 })
    expect(await faultsAbout(cms, [giver])).toEqual([])
  })

  test('a code typed by a member at a checkout is released for all; a coupon they had before stays theirs', async () => {
    const [typed, had] = [
      await newCoupon(cms, { maxUses: 1 }),
      await newCoupon(cms, { maxUses: 1 }),
    ]
    const [first, second] = [await newPayer(cms), await newPayer(cms)]
    await call(cms, 'POST', '/coupon/claim', { body: { code: had }, token: second.token })
    await expireSession(cms, await checkOut(cms, first, { ...year, coupon: typed }))
    await expireSession(cms, await checkOut(cms, second, { ...year, coupon: had }))
    expect(await usesOf(cms, typed)).toEqual({ uses: 0, rows: 0 })
    expect(await usesOf(cms, had)).toEqual({ uses: 1, rows: 1 })
    expect((await tryOut(cms, { ...year, coupon: had }, first)).status).toBe(409)
    expect((await tryOut(cms, { ...year, coupon: had }, second)).status).toBe(200)
  })

  test('a late payment is fulfilled, and its use counted over the limit', async () => {
    const code = await newCoupon(cms, { maxUses: 1 })
    const [late, quick] = [newEmail(), newEmail()]
    const session = await checkOut(cms, visitor, guestsGift(code, late))
    await runInStrapi(cms, failOrderCode, session)
    expect(await usesOf(cms, code)).toEqual({ uses: 0, rows: 0 })
    await pay(cms, await checkOut(cms, visitor, guestsGift(code, quick)))
    await pay(cms, session)
    expect(await usesOf(cms, code)).toEqual({ uses: 2, rows: 2 })
    const given = await runSql(
      cms,
      `SELECT id FROM gifts g WHERE EXISTS (SELECT 1 FROM orders o
      WHERE o.id = g.order_id AND o.buyer_email = '${late}' AND o.state = 'fulfilled')`,
    )
    expect(given).toHaveLength(1)
    expect(await faultsAbout(cms, [late, quick])).toEqual([])
    const raised = await runSql(
      cms,
      `SELECT i.kind FROM incidents i JOIN orders o ON o.document_id = i.reference
       WHERE o.buyer_email IN ('${late}', '${quick}')`,
    )
    expect(raised).toEqual([{ kind: 'couponMismatch' }])
  })

  test('a use failed and paid at the same moment is counted once', async () => {
    const code = await newCoupon(cms, { maxUses: 3 })
    const giver = newEmail()
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    const session = await checkOut(cms, visitor, guestsGift(code, giver))
    await sandboxAction(cms, 'pay', { session })
    const looks = Array.from({ length: 5 }, () =>
      call(cms, 'GET', `/payment/status?session=${session}`),
    )
    await Promise.all([runInStrapi(cms, failOrderCode, session), ...looks])
    await sandboxAction(cms, 'release')
    await eventsHandled(cms)
    expect(await usesOf(cms, code)).toEqual({ uses: 1, rows: 1 })
    expect(await faultsAbout(cms, [giver])).toEqual([])
  })

  test('a deleted user releases unused coupons; used ones stay counted', async () => {
    const codes = {
      claimed: await newCoupon(cms, { maxUses: 1 }),
      reserved: await newCoupon(cms, { maxUses: 1 }),
      used: await newCoupon(cms, { kind: 'premiumDays', days: 7, maxUses: 2 }),
    }
    const { token, password } = await newMember(cms)
    for (const code of [codes.claimed, codes.used])
      await call(cms, 'POST', '/coupon/claim', { body: { code }, token })
    await checkOut(cms, { token }, { ...year, coupon: codes.reserved })
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(await usesOf(cms, codes.claimed)).toEqual({ uses: 0, rows: 0 })
    expect(await usesOf(cms, codes.used)).toEqual({ uses: 1, rows: 1 })
    // As soon as its page is closed.
    const isBack = await until(async () =>
      (await usesOf(cms, codes.reserved)).uses === 0 ? true : undefined,
    )
    expect([isBack, await usesOf(cms, codes.reserved)]).toEqual([true, { uses: 0, rows: 0 }])
  })

  test('visitors reserve at most half of the uses left, and three an hour per network', async () => {
    const code = await newCoupon(cms, { maxUses: 5 })
    for (let count = 0; count < 3; count += 1) await checkOut(cms, visitor, guestsGift(code))
    expect(await tryOut(cms, guestsGift(code))).toMatchObject(busy)
    // The remaining uses are available to members.
    await checkOut(cms, await newPayer(cms), { ...year, coupon: code })
    const endless = await newCoupon(cms)
    const address = newAddress()
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await tryOut(cms, guestsGift(endless), {}, address)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await tryOut(cms, guestsGift(endless))).status).toBe(200)
  })
})

describe.each(everyCms())('coupons for one use per person on %s', (_name, cms) => {
  test('an address is the same person in any spelling, with an account and without', async () => {
    const code = await newCoupon(cms)
    const name = newEmail().split('@')[0]
    await pay(cms, await checkOut(cms, visitor, guestsGift(code, `${name}@gmail.com`)))
    const dotted = `${name?.slice(0, 4)}.${name?.slice(4)}`
    const spellings = [`${name}@gmail.com`, `${dotted}+x@googlemail.com`, `${name}+2@GMAIL.com`]
    for (const same of spellings)
      expect(await tryOut(cms, guestsGift(code, same))).toMatchObject(gone)
    expect((await tryOut(cms, guestsGift(code))).status).toBe(200)
    const member = await newMember(cms)
    await pay(cms, await checkOut(cms, visitor, guestsGift(code, member.email)))
    const claimed = await call(cms, 'POST', '/coupon/claim', {
      body: { code },
      token: member.token,
    })
    expect(claimed).toMatchObject(gone)
  })

  test('of ten gifts at once from one address only the last can be paid, and uses the coupon once', async () => {
    const code = await newCoupon(cms)
    const giver = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tryOut(cms, guestsGift(code, giver))),
    )
    const pages = answers.flatMap(({ body }) => (body.url ? [sessionOf(body.url)] : []))
    const states = await Promise.all(pages.map((session) => pageState(cms, session)))
    expect(states.filter((state) => state === 'open')).toHaveLength(1)
    expect(await usesOf(cms, code)).toEqual({ uses: 1, rows: 1 })
  })

  test('a user who is erased and signs up again is the same person, without stored personal data', async () => {
    const code = await newCoupon(cms, { kind: 'premiumDays', days: 7 })
    const { email, password, token } = await newMember(cms)
    await call(cms, 'POST', '/coupon/claim', { body: { code }, token })
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    await call(cms, 'POST', '/user/signup', {
      body: { email, password, birthDate: '1984-06-12', privacyPolicy: true },
    })
    await runSql(cms, `UPDATE up_users SET confirmed = true WHERE email = '${email}'`)
    const again = await call(cms, 'POST', '/user/login', { body: { email, password } })
    const claimed = await call(cms, 'POST', '/coupon/claim', {
      body: { code },
      token: again.body.token,
    })
    expect(claimed).toMatchObject(gone)
    const [row] = await runSql(
      cms,
      `SELECT u.* FROM user_coupons u JOIN coupons c ON c.id = u.coupon_id WHERE c.code = '${code}'`,
    )
    expect(row).toMatchObject({ user_id: null, person_mark: expect.stringMatching(/^[\w-]{43}$/) })
  })
})
