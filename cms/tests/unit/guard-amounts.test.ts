import { describe, expect, test } from '@jest/globals'
import { faultOf } from '../../src/admin/fields/money-words'
import { guardAmounts } from '../../src/publishing/documents/guard-amounts'
import { moneyFieldsOf } from '../../src/publishing/documents/money-fields'
import { databaseAlone } from './database-alone'

type Data = Readonly<Record<string, unknown>>
type Save = { action: string; documentId?: string; data?: Data; body?: unknown }
type Middleware = (context: object, next: () => Promise<string>) => Promise<unknown>

const uid = 'api::product.product'
const attributes = {
  name: { type: 'string' },
  priceHuf: { type: 'integer', customField: 'global::money', options: { currency: 'huf' } },
  priceGbp: { type: 'integer', customField: 'global::money', options: { currency: 'gbp' } },
}

const using: Middleware[] = []
let body: unknown
const strapi = Object.assign(databaseAlone(), {
  documents: { use: (one: Middleware) => using.push(one) },
  requestContext: { get: () => (body === 'none' ? undefined : { request: { body } }) },
})
guardAmounts(strapi)

const save = ({ action, documentId, data, ...save }: Save, contentType: Data = { attributes }) => {
  body = save.body
  const params = { ...(documentId && { documentId }), ...(data && { data }) }
  const context = {
    uid,
    action,
    params,
    contentType: { collectionName: 'products', ...contentType },
  }
  return using[0]?.(context, async () => 'saved')
}
const product = async () =>
  (
    await strapi.db.query(uid).create({
      data: { key: 'premium-month', name: 'Havi', priceHuf: 1_000_000, priceGbp: 1000 },
    })
  ).documentId
const space = '\u00A0'

describe('a price change', () => {
  test.each([
    [1_300_000, true],
    [1_300_100, false],
    [700_000, true],
    [699_900, false],
    [1_000_000, true],
  ])(
    'from 10 000 Ft to %d fillérs is saved without confirmation: %s',
    async (priceHuf, isSaved) => {
      const documentId = await product()
      const saving = save({ action: 'update', documentId, data: { priceHuf } })
      if (isSaved) await expect(saving).resolves.toBe('saved')
      else await expect(saving).rejects.toMatchObject({ name: 'ValidationError' })
    },
  )

  test('of more than 30 % is refused with both prices, at its field', async () => {
    const documentId = await product()
    const message = `10${space}000${space}Ft → 199${space}Ft: ez több mint 30% eltérés. Ha így akarod, jelöld be a mező alatt.`
    await expect(
      save({ action: 'update', documentId, data: { priceHuf: 19_900 } }),
    ).rejects.toMatchObject({ message, details: { errors: [{ path: ['priceHuf'], message }] } })
  })

  test('of that size is saved after confirming these two prices, and no others', async () => {
    const documentId = await product()
    const data = { priceHuf: 19_900 }
    const saying = (confirmed: unknown) =>
      Promise.resolve(save({ action: 'update', documentId, data, body: { confirmed } })).then(
        () => 'saved',
        ({ name }) => name,
      )
    expect(await saying({ priceHuf: { from: 1_000_000, to: 19_900 } })).toBe('saved')
    for (const other of [
      { priceHuf: { from: 1_999_000, to: 19_900 } },
      { priceHuf: { from: 1_000_000, to: 20_000 } },
      { priceHuf: { from: '1000000', to: '19900' } },
      { priceHuf: true },
      { priceGbp: { from: 1_000_000, to: 19_900 } },
      { __proto__: { priceHuf: { from: 1_000_000, to: 19_900 } } },
      true,
      null,
      [],
    ]) {
      expect([other, await saying(other)]).toEqual([other, 'ValidationError'])
    }
  })

  test('in pounds needs its own confirmation', async () => {
    const documentId = await product()
    const data = { priceHuf: 10_000, priceGbp: 1 }
    const confirmed = { priceHuf: { from: 1_000_000, to: 10_000 } }
    await expect(
      save({ action: 'update', documentId, data, body: { confirmed } }),
    ).rejects.toMatchObject({ details: { errors: [{ path: ['priceGbp'] }] } })
    const both = { ...confirmed, priceGbp: { from: 1000, to: 1 } }
    expect(await save({ action: 'update', documentId, data, body: { confirmed: both } })).toBe(
      'saved',
    )
  })

  test.each([
    ['is new', { action: 'create' }],
    ['is copied', { action: 'clone' }],
    ['is published', { action: 'publish' }],
  ])('needs no confirmation when it %s', async (_what, { action }) => {
    const documentId = await product()
    expect(await save({ action, documentId, data: { priceHuf: 100 } })).toBe('saved')
  })

  test('by the product itself needs no confirmation, without a browser', async () => {
    const documentId = await product()
    const data = { priceHuf: 100 }
    expect(await save({ action: 'update', documentId, data, body: 'none' })).toBe('saved')
  })

  test('of an entry that is missing or had no price is no change', async () => {
    expect(await save({ action: 'update', documentId: 'nowhere', data: { priceHuf: 100 } })).toBe(
      'saved',
    )
    const documentId = await product()
    expect(await save({ action: 'update', documentId, data: { priceHuf: null } })).toBe('saved')
    expect(await save({ action: 'update', documentId, data: { name: 'Új' } })).toBe('saved')
    expect(await save({ action: 'update', documentId })).toBe('saved')
  })

  test('is not checked for types without amounts', async () => {
    const documentId = await product()
    const plain = { attributes: { priceHuf: { type: 'integer' } } }
    const input = { action: 'update', documentId, data: { priceHuf: 100 } }
    expect(await save(input, plain)).toBe('saved')
  })
})

describe('an amount', () => {
  test.each([
    [{ priceHuf: 199_950 }, 'Az összeg egész forint, nem kisebb nullánál.'],
    [{ priceHuf: -100 }, 'Az összeg egész forint, nem kisebb nullánál.'],
    [{ priceGbp: 7.5 }, 'Az összeg font és penny, nem kisebb nullánál.'],
  ])('that Stripe cannot charge is refused: %j', async (data, message) => {
    for (const action of ['create', 'update', 'clone']) {
      await expect(save({ action, data })).rejects.toMatchObject({ message })
    }
  })

  test('has a currency', () => {
    expect(moneyFieldsOf(attributes)).toEqual([
      { field: 'priceHuf', currency: 'huf' },
      { field: 'priceGbp', currency: 'gbp' },
    ])
    const without = { price: { customField: 'global::money', options: { currency: 'eur' } } }
    expect(() => moneyFieldsOf(without)).toThrow('price is an amount of no currency.')
  })
})

describe('the hint below the field', () => {
  test.each([
    ['húszezer', 'hun', 'Ez nem összeg. Így írd: 19 990'],
    ['x', 'rus', 'This is not an amount. Write it like this: 7.99'],
    [17_400, 'hun', `Legalább 175${space}Ft.`],
    [17_400, 'eng', `At least Ft${space}175.`],
    [17_500, 'hun', undefined],
    [null, 'hun', undefined],
    ['', 'hun', undefined],
  ] as const)('of %j in %s is %j', (value, language, said) => {
    expect(faultOf(value, { currency: 'huf', least: 17_500, language })).toBe(said)
  })

  test('has no minimum if there is none', () => {
    expect(faultOf(0, { currency: 'gbp', least: undefined, language: 'hun' })).toBeUndefined()
  })
})
