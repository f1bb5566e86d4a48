import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { createEntry, deleteEntry } from '../../support/admin'
import { newCoupon, usesOf } from '../../support/coupons'
import { payForGift } from '../../support/given'
import { runInStrapi } from '../../support/in-strapi'
import { changeCourse, newCourse } from '../../support/items'
import { mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  faultsAbout,
  ordersOf,
  pay,
  paymentOf,
} from '../../support/payments'
import { call } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'

const price = 1_290_000
const campaignUid = 'api::campaign.campaign'

const owned = `
const { isOwned } = require('./dist/src/commerce/entitlements/owned-items')
const { now } = require('./dist/src/platform/lib/clock')
async function run(email, product, days) {
  const { id: userId } = await strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } })
  const at = new Date(now().getTime() + Number(days) * 86400000)
  tell(await isOwned(strapi, { userId, product, at }))
}`

describe.each(everyCms())('a course as a product on %s', (_name, cms) => {
  let product: string

  beforeAll(async () => {
    product = await newCourse(cms)
  })

  const owns = async (email: string, key = product, days = 0) =>
    (await runInStrapi(cms, owned, email, key, String(days)))[0]

  const quote = ({ token }: { token: string }, body: object) =>
    call(cms, 'POST', '/payment/quote', { token, body })

  test('has its price from its entry, and is opened by the payment', async () => {
    const { products } = (await call(cms, 'GET', '/payment/products')).body
    expect(products).toContainEqual({
      ...{ key: product, kind: 'course', name: 'Próbatanfolyam', unlocks: ['Egy', 'Kettő'] },
      ...{ price: { amount: price, currency: 'huf' }, was: null, months: null, plan: null },
    })
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product }))
    const [order] = await ordersOf(cms, payer)
    expect(order).toMatchObject({ product, state: 'fulfilled', total: { amount: price } })
    expect(await owns(payer.email)).toBe(true)
    expect((await mailTo(cms, payer.email, 'Próbatanfolyam')).text).toContain('/course/my-course')
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('is not sold to somebody who has it, but to others, and again after its access ended', async () => {
    const key = await newCourse(cms, { accessMonths: 1 })
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: key }))
    const again = await quote(payer, { product: key })
    expect([again.status, again.body.message]).toEqual([409, errors.itemOwned.hun])
    expect([await owns(payer.email, key, 27), await owns(payer.email, key, 32)]).toEqual([
      true,
      false,
    ])
    expect((await quote(await newPayer(cms), { product: key })).status).toBe(200)
    await runSql(cms, `UPDATE entitlements SET until = "from" WHERE item = '${key}'`)
    expect((await quote(payer, { product: key })).status).toBe(200)
  })

  test('is paid once from two tabs: the second checkout ends the first', async () => {
    const payer = await newPayer(cms)
    const coupon = await newCoupon(cms, { products: [product] })
    const first = await checkOut(cms, payer, { product })
    const second = await checkOut(cms, payer, { product, coupon })
    expect(second).not.toBe(first)
    await pay(cms, second)
    expect((await ordersOf(cms, payer)).map(({ total }) => total.amount)).toEqual([0.8 * price])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('is neither sold nor found once it is off sale; its owner keeps it', async () => {
    const key = await newCourse(cms)
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: key }))
    await changeCourse(cms, key, { isOffSale: true })
    const { products } = (await call(cms, 'GET', '/payment/products')).body
    expect(products.map((one: { key: string }) => one.key)).not.toContain(key)
    expect((await quote(await newPayer(cms), { product: key })).status).toBe(404)
    expect(await owns(payer.email, key)).toBe(true)
  })

  test.each(['course-000000000000000000000000', 'ebook-000000000000000000000000'])(
    'an unknown item %s is not found',
    async (key) => expect((await quote(await newPayer(cms), { product: key })).status).toBe(404),
  )

  test.each([
    'course-',
    'course-abc',
    'COURSE-abcdefghijklmnopqrstuvwx',
    'lesson-abcdefghijklmnopqrstuvwx',
  ])('a wrong key %s is a fault of the field', async (key) =>
    expect((await quote(await newPayer(cms), { product: key })).status).toBe(400),
  )

  test('is suspended during a dispute, and closed by a refund, immediately', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product }))
    const [order] = await ordersOf(cms, payer)
    const payment = await paymentOf(cms, order?.id ?? '')
    const { id } = await sandboxAction<{ id: string }>(cms, 'dispute', { payment })
    await eventsHandled(cms)
    expect(await owns(payer.email)).toBe(false)
    await sandboxAction(cms, 'close-dispute', { dispute: id, outcome: 'won' })
    await eventsHandled(cms)
    expect(await owns(payer.email)).toBe(true)
    await sandboxAction(cms, 'refund', { payment })
    await eventsHandled(cms)
    expect(await owns(payer.email)).toBe(false)
    expect((await quote(payer, { product })).status).toBe(200)
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('can be a gift, which an owner cannot claim and somebody else can', async () => {
    const { claim, claimer } = await payForGift(cms, product)
    await pay(cms, await checkOut(cms, claimer, { product }))
    const [gift] = await runSql(
      cms,
      `SELECT token FROM gifts WHERE recipient_email = '${claimer.email}'`,
    )
    const body = { token: gift?.token }
    const refused = await call(cms, 'POST', '/gift/claim', { token: claimer.token, body })
    expect([refused.status, refused.body.message]).toEqual([409, errors.itemOwned.hun])
    const other = await newPayer(cms)
    const claimed = await call(cms, 'POST', '/gift/claim', { token: other.token, body })
    expect([claimed.status, await owns(other.email)]).toEqual([200, true])
    await expect(claim()).rejects.toThrow()
  })

  test('is refunded if a gift of it was claimed while the payment was open', async () => {
    const { claim, claimer } = await payForGift(cms, product)
    const session = await checkOut(cms, claimer, { product })
    await claim()
    await pay(cms, session)
    await eventsHandled(cms)
    const [order] = await ordersOf(cms, claimer)
    expect(order).toMatchObject({ state: 'refunded', refunded: { amount: price } })
    expect(await owns(claimer.email)).toBe(true)
  })

  test('costs less in a campaign, which counts the purchase once; only a coupon that names it reduces it further', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const { status, body } = await createEntry(cms, campaignUid, {
      ...{ name: 'Őszi', language: 'hun', startDate: at(-1), endDate: at(1) },
      ...{ itemPercent: 30, items: [product] },
    })
    expect(status).toBe(201)
    const { documentId } = body.data
    const reduced = 903_000
    const uses = async () =>
      (await runSql(cms, `SELECT uses FROM campaigns WHERE document_id = '${documentId}'`))[0]?.uses
    try {
      const [general, own] = [await newCoupon(cms), await newCoupon(cms, { products: [product] })]
      const payer = await newPayer(cms)
      const refused = { product, coupon: general }
      const checkout = { token: payer.token, body: refused }
      for (const answer of [
        await quote(payer, refused),
        await call(cms, 'POST', '/payment/checkout', checkout),
      ])
        expect(answer).toMatchObject(refusal('couponNotForThis'))
      expect([await uses(), await usesOf(cms, general)]).toEqual([0, { uses: 0, rows: 0 }])

      expect((await quote(payer, { product })).body).toMatchObject({ total: { amount: reduced } })
      await pay(cms, await checkOut(cms, payer, { product }))
      expect((await ordersOf(cms, payer))[0]).toMatchObject({ total: { amount: reduced } })
      expect(await uses()).toBe(1)

      const other = await newPayer(cms)
      await pay(cms, await checkOut(cms, other, { product, coupon: own }))
      expect((await ordersOf(cms, other))[0]).toMatchObject({ total: { amount: 722_400 } })
      expect([await uses(), await usesOf(cms, own)]).toEqual([2, { uses: 1, rows: 1 }])
      expect(await faultsAbout(cms, [payer.email, other.email])).toEqual([])
    } finally {
      await deleteEntry(cms, campaignUid, documentId)
    }
  })
})
