import { afterEach, describe, expect, test } from '@jest/globals'
import { callPanel, findEntry, saveEntry } from '../../support/admin'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, getMe, ordersOf, pay } from '../../support/payments'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { querySandbox, sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const uid = 'api::product.product'
const monthly = { product: 'premium-month' }
const family = {
  product: 'analysis-family',
  people: [
    { name: 'Ágnes', date: '1984-06-12' },
    { name: 'Béla', date: '1980-01-02' },
  ],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

/** Code for `runInStrapi`: deletes a product through the document service, and returns the error. */
const deleting = `
async function run(key) {
  const [{ documentId }] = await strapi.db.query('api::product.product').findMany({ where: { key } })
  await strapi.documents('api::product.product').delete({ documentId, locale: '*' }).catch((error) => tell(error.message))
}
`

/** Code for `runInStrapi`: runs the nightly job. */
const comparing = `
const { comparePrices } = require('./dist/src/commerce/payments/stripe/compare-prices')
const run = () => comparePrices(strapi).catch((error) => tell(String(error)))
`

const stays = expect.stringContaining('nem törölhető')

describe.each(everyCms())('deleting and renaming products on %s', (_name, cms) => {
  const product = (key: string, locale = 'hu') => findEntry(cms, uid, ['key', key], locale)
  /** Removes the Russian product, which no other test sells. */
  const remove = async (key: string) =>
    callPanel<{ error?: { message: string } }>(
      cms,
      'DELETE',
      `/collection-types/${uid}/${(await product(key)).documentId}?locale=ru`,
    )
  const rows = async (key: string) =>
    Number((await runSql(cms, `SELECT count(*) AS n FROM products WHERE key = '${key}'`))[0]?.n)

  test('a product with a subscriber cannot be deleted or get another key', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, monthly))
    const before = await rows('premium-month')
    const refused = await remove('premium-month')
    expect([refused.status, refused.body.error?.message]).toEqual([400, stays])
    expect(await runInStrapi(cms, deleting, 'premium-month')).toEqual([stays])
    const entry = await product('premium-month')
    expect((await saveEntry(cms, uid, { ...entry, key: 'analysis-none' })).status).toBe(400)
    expect((await saveEntry(cms, uid, { ...entry, name: 'Havi klub' })).status).toBe(200)
    expect((await saveEntry(cms, uid, entry)).status).toBe(200)
    expect(await rows('premium-month')).toBe(before)
  })

  test('a product of an open checkout cannot be deleted, nor after it is paid', async () => {
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, family)
    expect((await remove('analysis-family')).status).toBe(400)
    await pay(cms, session)
    expect((await ordersOf(cms, payer))[0]?.state).toBe('fulfilled')
    const refused = await remove('analysis-family')
    expect([refused.status, refused.body.error?.message]).toEqual([400, stays])
  })

  test('a renewal of a deleted product grants its month, under the old name', async () => {
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, monthly)
    const { name } = await product('premium-month')
    const to = (key: string, from: string) =>
      runSql(cms, `UPDATE products SET key = '${key}' WHERE key = '${from}'`)
    await to('analysis-none', 'premium-month')
    try {
      await pay(cms, session)
      const { subscriptionId: subscription, paidUserExpire: before } = await getMe(cms, payer)
      await sandboxAction(cms, 'renew', { subscription })
      await eventsHandled(cms)
      const orders = await ordersOf(cms, payer)
      expect(orders.map((order) => [order.state, order.name])).toEqual([
        ['fulfilled', name],
        ['fulfilled', name],
      ])
      const { paidUserExpire: after } = await getMe(cms, payer)
      expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
    } finally {
      await to('premium-month', 'analysis-none')
    }
  })
})

describe.each(everyCms())('a price that is also defined at Stripe, on %s', (_name, cms) => {
  const atStripe = (id: string, amount: number, interval = 'month') =>
    sandboxAction(cms, 'price', { id, name: 'Havi', currency: 'huf', amount, interval })
  const save = async (stripePriceHuf: string | null) => {
    const entry = await findEntry(cms, uid, ['key', 'premium-month'])
    const saved = await saveEntry(cms, uid, { ...entry, stripePriceHuf, stripeNote: 'régi' })
    expect(saved.status).toBe(200)
    return saved.body.data.stripeNote
  }
  const note = async () =>
    (
      await runSql(
        cms,
        `SELECT DISTINCT stripe_note AS n FROM products WHERE key = 'premium-month'`,
      )
    ).map(({ n }) => n)
  const incidents = (id: string) =>
    runSql(
      cms,
      `SELECT reference FROM incidents WHERE kind = 'priceMismatch' AND reference LIKE '${id} %'`,
    )
  const lineOf = async (session: string) => {
    const calls = await querySandbox<
      { answer: { id?: string }; parameters: { line_items: Record<string, unknown>[] } }[]
    >(cms, 'requests?path=/v1/checkout/sessions')
    return calls.find(({ answer }) => answer?.id === session)?.parameters.line_items[0]
  }
  let made = 0
  const newId = () => {
    made += 1
    return `price_${cms.url.split(':').at(-1)}_${made}`
  }

  afterEach(async () => {
    await sandboxAction(cms, 'calm')
    await save(null)
  })

  test('is sold by its Stripe id while both are equal', async () => {
    const id = newId()
    await atStripe(id, 300_000)
    expect(await save(id)).toBeNull()
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, monthly)
    expect(await lineOf(session)).toEqual({ price: id, quantity: '1' })
    await pay(cms, session)
    expect((await ordersOf(cms, payer))[0]).toMatchObject({ state: 'fulfilled' })
    expect(await incidents(id)).toEqual([])
  })

  test('is reported when saved with a difference, and buyers pay the price of the catalogue', async () => {
    const id = newId()
    await atStripe(id, 350_000)
    expect(await save(id)).toMatch(
      /^Itt 3\u00A0000\u00A0Ft havonta, a Stripe-nál 3\u00A0500\u00A0Ft havonta\./,
    )
    expect(await save(id)).toMatch(/^Itt/)
    expect(await incidents(id)).toEqual([{ reference: `${id} (300000 huf)` }])
    const payer = await newPayer(cms)
    const session = await checkOut(cms, payer, monthly)
    expect(await lineOf(session)).toMatchObject({ price_data: { unit_amount: '300000' } })
    await pay(cms, session)
    expect((await ordersOf(cms, payer))[0]).toMatchObject({
      state: 'fulfilled',
      total: { amount: 300_000 },
    })
  })

  test('is reported at night when it changed at Stripe, in every language of the product', async () => {
    const id = newId()
    await atStripe(id, 300_000)
    await save(id)
    expect(await note()).toEqual([null])
    await atStripe(id, 300_000, 'year')
    await runInStrapi(cms, comparing)
    expect(await note()).toEqual([
      expect.stringContaining('a Stripe-nál 3\u00A0000\u00A0Ft évente'),
    ])
    expect(await incidents(id)).toHaveLength(1)
    await atStripe(id, 300_000)
    await runInStrapi(cms, comparing)
    expect(await note()).toEqual([null])
  })

  test('that does not exist at Stripe is reported', async () => {
    const id = newId()
    expect(await save(id)).toMatch(/^A Stripe nem ismeri ezt az árat/)
    expect(await incidents(id)).toHaveLength(1)
  })

  test('that cannot be checked is saved, and checked at night', async () => {
    const id = newId()
    await atStripe(id, 300_000)
    const away = { kind: 'closed', path: '/v1/prices' }
    // The client retries once when a reused connection breaks, whatever its settings.
    await sandboxAction(cms, 'faults', { ...away, times: 2 })
    expect(await save(id)).toMatch(/^A Stripe most nem felelt/)
    await sandboxAction(cms, 'faults', { ...away, times: 10 })
    expect(await runInStrapi(cms, comparing)).toHaveLength(1)
    expect(await note()).toEqual([expect.stringContaining('most nem felelt')])
    await sandboxAction(cms, 'calm')
    expect(await runInStrapi(cms, comparing)).toEqual([])
    expect(await note()).toEqual([null])
  })
})
