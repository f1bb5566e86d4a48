import { describe, expect, test } from '@jest/globals'
import { productKeys } from '@krono/contract'
import { refuseBrokenCoupons, sentenceOf } from '../../src/coupons/refuse-broken-coupons'
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

describe('a coupon without what it needs', () => {
  test.each(['create', 'update', 'clone', 'publish'])('is refused at %s', async (action) => {
    await expect(save(action, broken)).rejects.toMatchObject(refusal)
  })

  test.each(['findOne', 'delete'])('can be had by %s', async (action) => {
    expect(await save(action, broken)).toEqual(['saved'])
  })

  test('is refused of coupons alone', async () => {
    expect(await save('create', broken, 'api::campaign.campaign')).toEqual(['saved'])
  })

  test('is what it will be with what it was: the same document’s', async () => {
    const { documentId } = await newCoupon({ kind: 'percent', percent: 20 })
    await newCoupon({ code: 'NYAR', kind: 'premiumDays', percent: null, days: 7 })
    expect(await save('update', { documentId, data: { code: 'TEL' } })).toEqual(['saved'])
    await expect(save('update', { documentId, ...broken })).rejects.toMatchObject(refusal)
    await expect(save('publish', { documentId: 'x' })).resolves.toEqual(['saved'])
    await expect(save('update', { data: { kind: 'percent' } })).rejects.toMatchObject(refusal)
  })
})

describe('what an editor reads of it', () => {
  const known = productKeys.map((key) => `"${key}"`).join(', ')
  const amount = { kind: 'missing', fields: ['amountHuf', 'amountGbp'] } as const
  const products = { kind: 'products', known: productKeys } as const
  test.each([
    [amount, 'hun', 'Ehhez a fajtához ez is kell: Összeg forintban vagy Összeg fontban.'],
    [amount, 'eng', 'This kind needs one more field: Amount in forints or Amount in pounds.'],
    [
      products,
      'hun',
      `A termékek listája így fest: ["analysis-short"]. Ezek állhatnak benne: ${known}.`,
    ],
    [
      products,
      'eng',
      `The list of products looks like this: ["analysis-short"]. It may hold: ${known}.`,
    ],
  ] as const)('%j in %s', (fault, language, sentence) => {
    expect(sentenceOf(fault, language)).toBe(sentence)
  })
})
