import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { fixedKeys, isFixedKey, productsAnswer } from '@krono/contract'
import { createEntry, findEntry, saveEntry } from '../support/admin'
import { getWithToken } from '../support/content'
import { startFakeWeb, until } from '../support/fake-web'
import { call } from '../support/people'
import { everyCms } from '../support/running'

const uid = 'api::product.product'

/** spec §9, "Catalogue" */
const forints = [3000, 30_000, 20_000, 15_000, 2990, 9990, 7990, 14_990, 19_990]

describe.each(everyCms())('the catalogue on %s', (_name, cms) => {
  let web: Awaited<ReturnType<typeof startFakeWeb>>

  beforeAll(async () => {
    web = await startFakeWeb(cms.webPort, uid)
  })
  afterAll(() => web.stop())

  const list = async () => {
    const { status, body } = await call(cms, 'GET', '/payment/products')
    expect(status).toBe(200)
    // Other tests add courses.
    return productsAnswer.parse(body).products.filter(({ key }) => isFixedKey(key))
  }

  test('is public, in order, with its prices and what each product unlocks', async () => {
    const products = await list()
    expect(products.map(({ key }) => key)).toEqual([...fixedKeys])
    expect(products.map(({ price }) => price)).toEqual(
      forints.map((price) => ({ amount: price * 100, currency: 'huf' })),
    )
    expect(products[0]).toEqual({
      key: 'premium-month',
      kind: 'subscription',
      name: 'Bennfentes Klub, egy hónap',
      unlocks: expect.arrayContaining([expect.stringContaining('Kapcsolati')]),
      price: { amount: 300_000, currency: 'huf' },
      was: null,
      months: 1,
      plan: 'monthly',
    })
    expect(products[4]).toMatchObject({ kind: 'analysis', months: null, plan: null })
    for (const { unlocks } of products) expect(unlocks.length).toBeGreaterThanOrEqual(3)
  })

  test('changes as soon as an editor saves it, and web is notified', async () => {
    const entry = await findEntry(cms, uid, ['key', 'analysis-group'])
    web.calls.length = 0
    const changed = { ...entry, priceHuf: 2_100_000, unlocks: 'Egy\n\n  Kettő  ' }
    expect((await saveEntry(cms, uid, changed)).status).toBe(200)
    expect((await list()).at(-1)).toMatchObject({
      price: { amount: 2_100_000 },
      unlocks: ['Egy', 'Kettő'],
    })
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: uid } })
    expect((await saveEntry(cms, uid, entry)).status).toBe(200)
    expect((await list()).at(-1)).toMatchObject({ price: { amount: 1_999_000 } })
  })

  test('requires a confirmation of large price changes, checked by the cms', async () => {
    const entry = await findEntry(cms, uid, ['key', 'analysis-group'])
    const saving = (priceHuf: unknown, confirmed?: unknown) =>
      saveEntry(cms, uid, { ...entry, priceHuf, ...(confirmed !== undefined && { confirmed }) })
    const price = async () => (await list()).at(-1)?.price.amount
    const seen = (to: unknown) => ({ priceHuf: { from: 1_999_000, to } })
    // 30 % of 19 990 Ft are 5 997 Ft.
    for (const [to, status] of [
      [1_399_300, 200],
      [1_999_000, 200],
      [2_598_700, 200],
    ] as const) {
      expect([to, (await saving(to)).status]).toEqual([to, status])
      await saveEntry(cms, uid, { ...entry, confirmed: { priceHuf: { from: to, to: 1_999_000 } } })
    }
    for (const to of [1_399_200, 2_598_800, 19_900]) {
      const answer = await saving(to)
      expect([to, answer.status]).toEqual([to, 400])
      expect(answer.body).toMatchObject({
        error: { name: 'ValidationError', message: expect.stringMatching(/^19.990.Ft → .*30%/) },
      })
      for (const other of [{}, true, seen(to + 100), { priceHuf: { from: to, to } }]) {
        expect((await saving(to, other)).status).toBe(400)
      }
    }
    for (const other of ['19900', [19_900], { set: 19_900 }]) {
      expect((await saving(other, seen(19_900))).status).toBe(400)
    }
    expect(await price()).toBe(1_999_000)
    expect((await saving(19_900, seen(19_900))).status).toBe(200)
    expect(await price()).toBe(19_900)
    // Two editors saw the old price; the other one saved first.
    expect((await saving(100_000, seen(100_000))).status).toBe(400)
    expect((await saving(1_999_000, { priceHuf: { from: 19_900, to: 1_999_000 } })).status).toBe(
      200,
    )
    expect(await price()).toBe(1_999_000)
  })

  test.each([
    ['a part of a forint', { priceHuf: 300_050 }],
    ['a price that Stripe would not charge', { priceHuf: 100 }],
    ['no price', { priceGbp: null }],
    ['a price with a fraction', { priceHuf: 300_000.5 }],
    ['the key of another', { key: 'premium-year' }],
    ['a key that there is not', { key: 'premium-day' }],
  ])('refuses a product with %s', async (_what, change) => {
    const entry = await findEntry(cms, uid, ['key', 'premium-month'])
    expect((await saveEntry(cms, uid, { ...entry, ...change })).status).toBe(400)
    expect((await list())[0]?.price).toEqual({ amount: 300_000, currency: 'huf' })
  })

  test('has one product per key', async () => {
    const { documentId: _, id: __, ...entry } = await findEntry(cms, uid, ['key', 'premium-month'])
    expect((await createEntry(cms, uid, entry)).status).toBe(400)
  })

  test('is returned by no other call, which takes no parameters', async () => {
    for (const other of ['products', 'product', 'products?populate=*']) {
      expect([401, 403, 404]).toContain((await fetch(`${cms.url}/api/${other}`)).status)
      expect([401, 403, 404]).toContain((await getWithToken(cms, other)).status)
    }
    expect((await call(cms, 'GET', '/payment/products?currency=gbp')).status).toBe(400)
  })
})
