import { describe, expect, test } from '@jest/globals'
import { fixedKeys, type Tier, tiers } from '@krono/contract'
import {
  discountEligibilityOf,
  evaluateEligibility,
} from '../../src/commerce/entitlements/discount-eligibility'
import { grant } from '../../src/commerce/entitlements/grant'
import { requireMayBuy } from '../../src/commerce/payments/checkout/require-may-buy'
import { AppError } from '../../src/platform/lib/app-error'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const at = new Date('2026-11-22T12:00:00Z')
const daysFromNow = (days: number) => new Date(at.getTime() + days * 86_400_000)

type Order = Parameters<typeof evaluateEligibility>[0]['orders'][number]
type Term = Parameters<typeof evaluateEligibility>[0]['terms'][number]

const order: Order = {
  id: 1,
  state: 'fulfilled',
  amount: 3000,
  refundedAmount: 0,
  productKey: 'premium-month',
}
const extension: Order = { ...order, id: 2, productKey: 'premium-year-extension' }
const campaign: Order = { ...extension, productKey: 'premium-year-discount' }
const term: Term = {
  orderId: 1,
  from: daysFromNow(-10),
  months: null,
  days: 30,
  seconds: null,
  plan: 'monthly',
  state: 'active',
}
const free: Term = { ...term, orderId: null, days: 7, plan: null }
const later: Term = { ...term, orderId: 2, months: 12, days: null }
const over: Term = { ...term, from: daysFromNow(-40) }

describe('eligibility for reduced prices by premium', () => {
  test.each<[string, { terms: Term[]; orders: Order[]; isSubscriber?: boolean }, boolean, boolean]>(
    [
      ['nothing', { terms: [], orders: [] }, false, false],
      ['free days', { terms: [free], orders: [] }, false, false],
      ['a paid term that runs', { terms: [term], orders: [order] }, true, false],
      ['a paid term behind free days', { terms: [free, term], orders: [order] }, true, false],
      [
        'a paid term to the second',
        { terms: [{ ...term, days: 10 }], orders: [order] },
        false,
        false,
      ],
      [
        'a paid term a second longer',
        { terms: [{ ...term, days: null, seconds: 864_001 }], orders: [order] },
        true,
        false,
      ],
      [
        'a paid term that is over, and free days',
        { terms: [over, { ...free, from: at }], orders: [order] },
        false,
        false,
      ],
      [
        'the same of a subscriber',
        { terms: [over, { ...free, from: at }], orders: [order], isSubscriber: true },
        true,
        false,
      ],
      [
        'a subscriber with a first month paid by a code',
        { terms: [term], orders: [{ ...order, amount: 0 }], isSubscriber: true },
        false,
        false,
      ],
      [
        'a refunded term',
        { terms: [term], orders: [{ ...order, state: 'refunded', refundedAmount: 3000 }] },
        false,
        false,
      ],
      [
        'a partly refunded term',
        { terms: [term], orders: [{ ...order, refundedAmount: 2999 }] },
        true,
        false,
      ],
      [
        'a term that is disputed',
        { terms: [term], orders: [{ ...order, state: 'disputed' }] },
        false,
        false,
      ],
      [
        'a term that was revoked',
        { terms: [{ ...term, state: 'revoked' }], orders: [order] },
        false,
        false,
      ],
      ['an extension that waits', { terms: [term, later], orders: [order, extension] }, true, true],
      [
        'a campaign’s year that waits',
        { terms: [term, later], orders: [order, campaign] },
        true,
        true,
      ],
      [
        'an extension that begins at this moment',
        { terms: [over, { ...later, from: at }], orders: [order, extension] },
        true,
        false,
      ],
      [
        'an extension that has begun',
        { terms: [over, { ...later, from: over.from }], orders: [order, extension] },
        true,
        false,
      ],
      [
        'a full year that waits',
        { terms: [term, later], orders: [order, { ...extension, productKey: 'premium-year' }] },
        true,
        false,
      ],
    ],
  )('%s', (_what, facts, hasPaidTerm, reducedYearWaits) => {
    expect(evaluateEligibility({ isSubscriber: false, ...facts, at })).toEqual({
      hasPaidTerm,
      reducedYearWaits,
    })
  })
})

describe('eligibility of a user', () => {
  const had = { kind: 'term', from: daysFromNow(-10), sourceKey: 'order:1' } as const
  const ended = { paidUserExpire: daysFromNow(-1).toISOString(), subscriptionId: 'sub_1' }

  test('depends only on the orders that granted their terms', async () => {
    const user = await given.user()
    const [own, others] = [await given.order({ state: 'refunded' }), await given.order()]
    await strapi.db.query('api::order.order').update({
      where: { id: others.id },
      data: { state: 'fulfilled' },
    })
    await grant(strapi, { ...had, userId: user.id, orderId: own.id, months: 1 })
    expect((await discountEligibilityOf(strapi, user, at)).hasPaidTerm).toBe(false)
    await strapi.db.query('api::order.order').update({
      where: { id: own.id },
      data: { state: 'fulfilled' },
    })
    expect((await discountEligibilityOf(strapi, user, at)).hasPaidTerm).toBe(true)
  })

  test('is undefined for a visitor, and for a user without bought terms', async () => {
    const none = { hasPaidTerm: false, reducedYearWaits: false }
    expect(await discountEligibilityOf(strapi, undefined, at)).toEqual(none)
    const user = await given.user()
    await grant(strapi, { ...had, userId: user.id, days: 30 })
    expect(await discountEligibilityOf(strapi, user, at)).toEqual(none)
  })

  test.each([
    ['a subscriber', {}, true],
    ['a subscriber who canceled', { subscriptionCanceled: true }, false],
  ])('counts payments by %s as earlier ones: %s', async (_who, change, hasPaidTerm) => {
    const { id } = await given.user()
    const { id: orderId } = await given.order({ state: 'fulfilled' })
    await grant(strapi, { ...had, userId: id, orderId, days: 9 })
    const user = { ...(await given.userNow(id)), ...ended, ...change }
    expect((await discountEligibilityOf(strapi, user, at)).hasPaidTerm).toBe(hasPaidTerm)
  })
})

/** Error per tier and product; products that are not listed may be bought. */
const refusals: Record<string, Partial<Record<Tier, string>>> = {
  'premium-month': { subscriber: 'alreadySubscribed' },
  'premium-year': { subscriber: 'alreadySubscribed' },
  'premium-year-extension': { visitor: 'extensionNeedsPlan', free: 'extensionNeedsPlan' },
}

const refusalOf = (work: () => void) => {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

describe('products that may be bought', () => {
  test.each(fixedKeys.flatMap((product) => tiers.map((tier) => [product, tier] as const)))(
    '%s as a %s',
    (product, tier) => {
      const ask = (
        eligibility = { hasPaidTerm: true, reducedYearWaits: false },
        isSubscribed = tier === 'subscriber',
      ) =>
        refusalOf(() =>
          requireMayBuy({
            product,
            isGift: false,
            tier,
            isSubscribed,
            eligibility,
            campaignProduct: product,
            isOwned: false,
          }),
        )
      const refusal = refusals[product]?.[tier]
      expect(ask()).toBe(refusal)
      const isReduced = /discount|extension/.test(product)
      const waits = { hasPaidTerm: true, reducedYearWaits: true }
      expect(ask(waits)).toBe(refusal ?? (isReduced ? 'reducedYearWaits' : undefined))
      const unpaid = { hasPaidTerm: false, reducedYearWaits: false }
      const isExtension = product.endsWith('extension')
      expect(ask(unpaid)).toBe(refusal ?? (isExtension ? 'extensionNeedsPaidTerm' : undefined))
      // Also for a subscription that no tier shows: cancelled, paused, disputed.
      const isPlan = product === 'premium-month' || product === 'premium-year'
      expect(ask(undefined, true)).toBe(refusal ?? (isPlan ? 'alreadySubscribed' : undefined))
    },
  )
})
