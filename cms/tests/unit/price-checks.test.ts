import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { checkSavedPrices } from '../../src/commerce/payments/stripe/check-saved-prices'
import { comparePrices } from '../../src/commerce/payments/stripe/compare-prices'
import { guardSoldProducts } from '../../src/commerce/payments/stripe/guard-sold-products'
import { priceNote } from '../../src/commerce/payments/stripe/price-note'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import { env } from '../../src/platform/lib/env'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'
import { stripeAlone } from './stripe-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)
const { act } = stripeAlone(strapi)
const productUid = 'api::product.product'

type Fields = Record<string, unknown>
type Save = { uid?: string; action?: string; documentId?: string; data?: Fields }
type Middleware = (context: object, next: () => Promise<unknown>) => Promise<unknown>

/** A save through a rule's middleware; returns the data that would be written. */
function saveThrough(rule: (here: typeof strapi) => void) {
  let middleware: Middleware = async (_, next) => next()
  const use = (given: Middleware) => {
    middleware = given
  }
  const documents = { use }
  rule(Object.assign(Object.create(strapi), { documents }))
  return async ({ uid = productUid, action = 'update', documentId, data }: Save) => {
    const params = { ...(documentId && { documentId }), ...(data && { data }) }
    await middleware({ uid, action, params }, async () => 'saved')
    return (params as Save).data
  }
}

const fields: Fields = {
  key: 'premium-month',
  name: 'Havi',
  unlocks: '',
  priceHuf: 300_000,
  priceGbp: 799,
}
const add = async (more: Fields = {}) =>
  strapi.db.query(productUid).create({ data: { locale: 'hu', ...fields, ...more } })
const incidents = async () =>
  (await given.rows('api::incident.incident')).map(({ kind, reference, details }) => [
    kind,
    reference,
    details,
  ])
const price = async (more: object = {}) =>
  (await act('price', { name: 'H', currency: 'huf', amount: 300_000, interval: 'month', ...more }))
    .id

afterEach(() => void jest.restoreAllMocks())

describe('a saved price', () => {
  const save = saveThrough((here) => checkSavedPrices(here))

  test('is compared with Stripe’s; a difference is shown in the form and raises an incident', async () => {
    const stripePriceHuf = await price({ amount: 299_900 })
    const saved = await save({ action: 'create', data: { ...fields, stripePriceHuf } })
    expect(saved?.stripeNote).toBe(
      'Itt 3\u00A0000\u00A0Ft havonta, a Stripe-nál 2\u00A0999\u00A0Ft havonta. Amíg a kettő nem egyezik, az itteni árat kérjük el. Javítsd az egyiket.',
    )
    const details = {
      product: 'premium-month',
      fault: 'differs',
      stripe: 299_900,
      catalogue: 300_000,
    }
    expect(await incidents()).toEqual([
      ['priceMismatch', `${stripePriceHuf} (300000 huf)`, details],
    ])
  })

  test('equal to Stripe’s has no note, and removes an older one', async () => {
    const stripePriceHuf = await price()
    const saved = await save({ data: { ...fields, stripePriceHuf, stripeNote: 'old' } })
    expect(saved).toEqual({ ...fields, stripePriceHuf, stripeNote: null })
    expect(await incidents()).toEqual([])
  })

  test('is compared after merging with the stored product', async () => {
    const { documentId } = await add({ stripePriceHuf: await price() })
    const saved = await save({ documentId, data: { priceHuf: 1000 } })
    expect(saved?.stripeNote).toContain('3\u00A0000\u00A0Ft')
    expect((await save({ documentId, data: { name: 'Új' } }))?.stripeNote).toBeNull()
  })

  test('unknown at Stripe is reported, too', async () => {
    const saved = await save({ data: { ...fields, stripePriceHuf: 'price_gone' } })
    expect(saved?.stripeNote).toMatch(/^A Stripe nem ismeri ezt az árat/)
    expect(await incidents()).toMatchObject([
      ['priceMismatch', 'price_gone (300000 huf)', { fault: 'gone', stripe: null }],
    ])
  })

  test('is saved when Stripe does not answer, and compared at night', async () => {
    const requested = jest
      .spyOn(stripe().prices, 'retrieve')
      .mockRejectedValueOnce(new Error('silence') as never)
    const saved = await save({ data: { ...fields, stripePriceHuf: 'price_1' } })
    expect(saved?.stripeNote).toMatch(/^A Stripe most nem felelt/)
    // An editor is waiting: short timeout, no retries.
    expect(requested.mock.calls[0]?.[2]).toEqual({ timeout: 3000, maxNetworkRetries: 0 })
    expect(await incidents()).toEqual([])
  })

  test.each([
    ['of nothing that Stripe has', { ...fields }],
    ['that is not whole yet', { stripePriceHuf: 'price_gone' }],
    ['without a sum', { ...fields, priceHuf: null, stripePriceHuf: 'price_gone' }],
    ['without the other sum', { ...fields, priceGbp: null, stripePriceHuf: 'price_gone' }],
    ['without its lines', { ...fields, unlocks: null, stripePriceHuf: 'price_gone' }],
    ['without its key', { ...fields, key: '', stripePriceHuf: 'price_gone' }],
  ])('%s is not compared', async (_what, data) => {
    expect((await save({ data }))?.stripeNote).toBeNull()
    expect(await incidents()).toEqual([])
  })

  test('is checked for products only, and only when written', async () => {
    const data = { ...fields, stripePriceHuf: 'price_gone' }
    expect(await save({ uid: 'api::faq.faq', data })).toEqual(data)
    expect(await save({ action: 'publish', data })).toEqual(data)
    const { STRIPE_SECRET_KEY } = env
    env.STRIPE_SECRET_KEY = undefined
    expect((await save({ data }))?.stripeNote).toBeNull()
    env.STRIPE_SECRET_KEY = STRIPE_SECRET_KEY
  })
})

describe('every night', () => {
  const notes = async () => (await given.rows(productUid)).map(({ stripeNote }) => stripeNote)

  test('all prices are compared, each once, in all languages', async () => {
    const stripePriceHuf = await price({ amount: 1 })
    await add({ stripePriceHuf })
    await add({ stripePriceHuf, locale: 'en' })
    await add({ key: 'premium-year', stripeNote: 'old' })
    const requested = jest.spyOn(stripe().prices, 'retrieve')
    await comparePrices(strapi)
    expect(requested).toHaveBeenCalledTimes(1)
    const [one, other, third] = await notes()
    expect([one, third]).toEqual([other, null])
    expect(one).toContain('Stripe')
    expect(await incidents()).toHaveLength(1)
    await comparePrices(strapi)
    expect(await incidents()).toHaveLength(1)
  })

  test('a missing response of Stripe changes nothing', async () => {
    await add({ stripePriceHuf: await price(), stripeNote: 'before' })
    jest.spyOn(stripe().prices, 'retrieve').mockRejectedValueOnce(new Error('silence') as never)
    await expect(comparePrices(strapi)).rejects.toThrow('silence')
    expect(await notes()).toEqual(['before'])
  })

  test('prices are not compared without an account', async () => {
    await add({ stripePriceHuf: 'price_gone' })
    const { STRIPE_SECRET_KEY } = env
    env.STRIPE_SECRET_KEY = undefined
    await comparePrices(strapi)
    env.STRIPE_SECRET_KEY = STRIPE_SECRET_KEY
    expect(await incidents()).toEqual([])
  })
})

describe('a product', () => {
  const save = saveThrough((here) => guardSoldProducts(here))
  const subscription = (more: object) =>
    strapi.db.query('api::subscription.subscription').create({
      data: { stripeId: 'sub_1', productKey: 'premium-month', status: 'active', ...more },
    })
  const isKept = async (action = 'delete', data?: Fields) => {
    await strapi.db.query(productUid).deleteMany({ where: {} })
    const { documentId } = await add()
    return save({ action, documentId, ...(data && { data }) }).then(
      () => false,
      ({ name, message }) => name === 'ValidationError' && message.includes('nem törölhető'),
    )
  }

  test.each([
    ['active', true],
    ['past_due', true],
    ['paused', true],
    ['incomplete', true],
    ['canceled', false],
  ])('renewed by a subscription (%s) cannot be deleted: %s', async (status, stays) => {
    await subscription({ status })
    expect(await isKept()).toBe(stays)
  })

  test.each([
    ['pending', true],
    ['paid', true],
    ['fulfilled', true],
    ['refunded', true],
    ['failed', false],
  ] as const)('that was ordered (%s) cannot be deleted: %s', async (state, stays) => {
    await given.order({ state })
    expect(await isKept()).toBe(stays)
  })

  test('without orders and subscriptions can be deleted, also while another has some', async () => {
    await subscription({ productKey: 'premium-year' })
    await given.order({ state: 'pending', productKey: 'premium-year' })
    expect(await isKept()).toBe(false)
  })

  test('keeps its key, and may change in all other fields', async () => {
    await subscription({})
    expect(await isKept('update', { key: 'premium-year' })).toBe(true)
    expect(await isKept('update', { key: 'premium-month' })).toBe(false)
    expect(await isKept('update', { name: 'Új', priceHuf: 1 })).toBe(false)
    expect(await isKept('create', { key: 'premium-year' })).toBe(false)
  })

  test('is checked only if it exists and is a product', async () => {
    await subscription({})
    await save({ action: 'delete', documentId: 'nowhere' })
    await save({ action: 'delete' })
    const { documentId } = await add({ key: 'premium-year' })
    await save({ uid: 'api::faq.faq', action: 'delete', documentId })
  })
})

describe('a price note for editors', () => {
  const product = {
    key: 'premium-month',
    kind: 'subscription',
    plan: 'monthly',
    price: { amount: 300_000, currency: 'huf' },
  } as never
  const note = (atStripe: object | undefined, language: 'hun' | 'eng' | 'rus' = 'eng') =>
    priceNote({ product, atStripe, fault: atStripe ? 'differs' : 'gone' } as never, language)
  const recurring = { interval: 'month', interval_count: 1 }
  const there = { active: true, unit_amount: 299_900, currency: 'huf', recurring }

  test.each([
    ['another sum', there, '2,999'],
    ['another time', { ...there, recurring: { ...recurring, interval: 'year' } }, 'a year'],
    ['several months', { ...there, recurring: { ...recurring, interval_count: 3 } }, '3 × a month'],
    ['weeks', { ...there, recurring: { ...recurring, interval: 'week' } }, ' week'],
    ['once', { ...there, recurring: null }, 'once'],
    ['another currency', { ...there, currency: 'eur', unit_amount: 799 }, '7.99 EUR'],
    ['no sum', { ...there, unit_amount: null }, '0'],
    ['no sum of another currency', { ...there, currency: 'eur', unit_amount: null }, '0 EUR'],
  ])('names %s', (_what, atStripe, words) => {
    const texts = note(atStripe) ?? ''
    expect(texts).toMatch(/^Here .*3,000.* a month, at Stripe /)
    expect(texts.split('at Stripe ')[1]).toContain(words)
  })

  test('distinguishes one-time and yearly prices', () => {
    const once = { ...Object(product), kind: 'analysis', plan: null }
    const yearly = { ...Object(product), plan: 'yearly' }
    const texts = (of: object) =>
      priceNote({ product: of, atStripe: there, fault: 'differs' } as never, 'eng')
    expect(texts(once)).toContain('once, at Stripe')
    expect(texts(yearly)).toContain('a year, at Stripe')
  })

  test('is in the language of the panel', () => {
    expect(note(undefined)).toMatch(/^Stripe does not know this price/)
    expect(note(undefined, 'hun')).toMatch(/^A Stripe nem ismeri/)
    expect(note(undefined, 'rus')).toBe(note(undefined, 'eng'))
    expect(priceNote('unchecked', 'eng')).toMatch(/^Stripe did not answer/)
    expect(priceNote('unchecked', 'hun')).toMatch(/^A Stripe most nem felelt/)
    expect(note(there, 'hun')).toContain('havonta')
  })

  test('is empty without a difference', () => {
    expect(priceNote(undefined)).toBeNull()
    expect(priceNote({ product, atStripe: there } as never)).toBeNull()
  })
})
