import { describe, expect, test } from '@jest/globals'
import { auditLogOf } from '../../support/acts'
import { adminCouponsOn, newCode } from '../../support/admin-coupons'
import { barrierFor } from '../../support/barrier'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  faultsAbout,
  formKey,
  ordersOf,
  pay,
  payWrongAmount,
  requestRefund,
} from '../../support/payments'
import { call, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

/** Code for `runInStrapi`: claims a code at the same moment as another process. */
const claiming = `
const { claimCoupon } = require('./dist/src/commerce/claims/claim-coupon')
async function run(barrier, userId, email, code) {
  await fetch(barrier)
  const claimed = claimCoupon(strapi, { userId: Number(userId), email, code })
  tell(await claimed.then(() => 'claimed', (error) => error.code))
}
`

describe.each(everyCms())('figures of coupons in the back office on %s', (_name, cms) => {
  const { admin, post, make, idOf, show, made, cellsOf } = adminCouponsOn(cms)

  test('a claimed coupon is not used: its state, its filter, the search and its figures agree', async () => {
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
    const found = await call(cms, 'GET', `/admin/find?q=${code}`, { token: admin().token })
    expect(found.body.coupons).toMatchObject([{ code, used: 1 }])
    expect(await faultsAbout(cms, [account.email])).toEqual([])
  })

  test('a coupon granted by the system counts as granted, and not as used before it is', async () => {
    const account = await newPayer(cms)
    await pay(cms, await checkOut(cms, account, { product: 'premium-month' }))
    const { body } = await call(cms, 'GET', '/coupon/mine', { token: account.token })
    const { code } = body.coupons[0]
    const numbers = { granted: 1, claimed: 0, reserved: 0, used: 0 }
    expect(await cellsOf(`code=${code}`)).toMatchObject([{ ...numbers, status: 'live' }])
    expect(await cellsOf(`code=${code}&source=editor`)).toEqual([])
    const [order] = await ordersOf(cms, account)
    await requestRefund(cms, admin(), { order: order?.id, key: formKey() })
    // Its payment was refunded: it can no longer be used, and is not counted as used.
    expect(await cellsOf(`code=${code}`)).toMatchObject([{ ...numbers, status: 'over' }])
    expect(await faultsAbout(cms, [account.email])).toEqual([])
  })

  test('of two processes at a barrier, one gets the last use of a code', async () => {
    const { body } = await make({ batch: newCode(), count: 1 })
    const [code] = body.codes
    const people = [await newMember(cms), await newMember(cms)]
    const barrier = await barrierFor(2)
    const reported = await Promise.all(
      people.map(({ userId, email }) =>
        runInStrapi(cms, claiming, barrier.url, String(userId), email, code),
      ),
    )
    barrier.end()
    expect(reported.flat().sort()).toEqual(['claimed', 'couponAlreadyRedeemed'])
    expect(await show(code)).toMatchObject({ claimed: 1, used: 0 })
  })

  test('a batch is summed up, found by its name and switched off as a whole', async () => {
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
          token: admin().token,
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
      token: admin().token,
    })
    expect(missing.status).toBe(404)
  })

  test('the revenue excludes refunds and payments in review', async () => {
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
    await payWrongAmount(cms, (await begin()).session, { amount: 100 })
    const [order] = await ordersOf(cms, account)
    await requestRefund(cms, admin(), { order: order?.id, key: formKey(), amount: 50_000 })
    const revenue = Number(order?.total.amount) - 50_000
    expect((await show(code)).brought).toMatchObject([{ currency: 'huf', orders: 1, revenue }])
    const path = `/admin/lists/coupons?code=${code}`
    const { rows } = (await call(cms, 'GET', path, { token: admin().token })).body
    expect(rows[0].cells.revenue).toEqual([{ currency: 'huf', amount: revenue }])
    const [facts] = await runSql(
      cms,
      `SELECT f.orders, f.spent_huf FROM user_facts f JOIN up_users u ON u.id = f.user_id WHERE u.email = '${account.email}'`,
    )
    expect([Number(facts?.orders), Number(facts?.spent_huf)]).toEqual([1, revenue])
  })

  test('the revenue is the sum of payments with the coupon, and the buyers are listed', async () => {
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
