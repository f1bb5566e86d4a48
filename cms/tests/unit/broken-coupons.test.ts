import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { fixedKeys } from '@krono/contract'
import { refusalOf, refuseBrokenCoupons } from '../../src/commerce/coupons/refuse-broken-coupons'
import { cmsFolder } from '../support/environment'
import { couponsOn } from './coupon-rows'
import { databaseAlone } from './database-alone'

type Save = { uid: string; action: string; params: { documentId?: string; data?: object } }
type Middleware = (save: Save, next: () => Promise<string>) => Promise<unknown>

const using: Middleware[] = []
const documents = { use: (one: Middleware) => using.push(one) }
const strapi = Object.assign(databaseAlone(), { documents })
const { newCoupon } = couponsOn(strapi)
refuseBrokenCoupons(strapi)

const uid = 'api::coupon.coupon'
const save = (action: string, params: Save['params'], type = uid) =>
  Promise.all(using.map((one) => one({ uid: type, action, params }, async () => 'saved')))

const broken = { data: { kind: 'percent', percent: null } }
const refusal = { name: 'ValidationError', message: 'Ehhez a fajtához ez is kell: Százalék.' }

describe('a coupon without required fields', () => {
  test.each(['create', 'update', 'clone', 'publish'])('is refused at %s', async (action) => {
    await expect(save(action, broken)).rejects.toMatchObject(refusal)
  })

  test.each(['findOne', 'delete'])('can be claimed by %s', async (action) => {
    expect(await save(action, broken)).toEqual(['saved'])
  })

  test('is refused only for coupons', async () => {
    expect(await save('create', broken, 'api::campaign.campaign')).toEqual(['saved'])
  })

  test('is checked after merging with the stored document', async () => {
    const { documentId } = await newCoupon({ kind: 'percent', percent: 20 })
    await newCoupon({ code: 'NYAR', kind: 'premiumDays', percent: null, days: 7 })
    expect(await save('update', { documentId, data: { code: 'TEL' } })).toEqual(['saved'])
    await expect(save('update', { documentId, ...broken })).rejects.toMatchObject(refusal)
    await expect(save('publish', { documentId: 'x' })).resolves.toEqual(['saved'])
    await expect(save('update', { data: { kind: 'percent' } })).rejects.toMatchObject(refusal)
  })
})

describe('the message to the editor at its field', () => {
  const amount = { kind: 'missing', fields: ['amountHuf', 'amountGbp'] } as const
  const products = { kind: 'products' } as const
  test.each([
    [
      amount,
      'hun',
      'amountHuf',
      'Ehhez a fajtához ez is kell: Összeg forintban vagy Összeg fontban.',
    ],
    [
      amount,
      'eng',
      'amountHuf',
      'This kind needs one more field: Amount in forints or Amount in pounds.',
    ],
    [
      products,
      'hun',
      'products',
      'A kupon csak olyan termékhez szólhat, amelyet árulunk: válassz a listából.',
    ],
    [products, 'eng', 'products', 'A coupon is for products that are sold: choose from the list.'],
  ] as const)('%j in %s', (fault, language, field, sentence) => {
    expect(refusalOf(fault, language)).toEqual({ field, sentence })
  })

  test('reports products that are not sold', async () => {
    const data = { kind: 'percent', percent: 20, products: ['premium-day'] }
    await expect(save('create', { data })).rejects.toMatchObject({
      details: { errors: [{ path: ['products'] }] },
    })
    expect(await save('create', { data: { ...data, products: [...fixedKeys] } })).toEqual(['saved'])
  })

  test('the form offers every product, and no other', () => {
    const { attributes } = JSON.parse(
      readFileSync(path.join(cmsFolder, 'src/api/coupon/content-types/coupon/schema.json'), 'utf8'),
    )
    expect(attributes.products.options.choices).toEqual(fixedKeys)
    expect(attributes.freeProduct.enum).toEqual(fixedKeys)
  })
})
