import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { notifyChange } from '../../src/commerce/payments/subscriptions/notify-change'
import { notifyTerms } from '../../src/commerce/payments/subscriptions/notify-terms'
import type { SubscriptionRow } from '../../src/commerce/payments/subscriptions/subscription-row'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const profile = 'http://localhost:3000/profile'
let agnes: UserRow

beforeEach(async () => {
  setClock(() => new Date('2030-01-10T12:00:00Z'))
  agnes = await given.user({ paidUserExpire: '2030-02-01T12:00:00.000Z' })
})
afterEach(() => setClock())

const row = (): SubscriptionRow => ({
  id: 1,
  stripeId: 'sub_1',
  userId: agnes.id,
  customerId: 'cus_1',
  productKey: 'premium-month',
  productName: 'Prémium havi',
  plan: 'monthly',
  amount: 300_000,
  currency: 'huf',
  agreed: null,
  status: 'active',
  currentPeriodEnd: '2030-02-01T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  cancelReason: null,
  pastDueSince: null,
  endedAt: null,
  version: 4,
})

/** E-mails after a change of a subscription. */
async function mailsOf(before: Partial<SubscriptionRow>, after: Partial<SubscriptionRow>) {
  await notifyChange(strapi, {
    before: { ...row(), ...before },
    after: { ...row(), ...after, version: 5 },
  })
  return given.mails()
}

const outgoing = (mail: string, data: object) => [
  {
    mail,
    recipient: agnes.email,
    userId: agnes.id,
    dedupeKey: `${mail}:sub_1:5`,
    data: { name: 'Ágnes', product: 'Prémium havi', link: profile, ...data },
  },
]
const amount = '3\u00A0000\u00A0Ft'

describe('a subscriber is notified', () => {
  test('of a cancellation, with the end of the paid term', async () => {
    expect(await mailsOf({}, { cancelAtPeriodEnd: true })).toEqual(
      outgoing('canceled', { until: '2030. február 1.', amount: null, date: null }),
    )
  })

  test('of a cancellation with an owed charge, with the amount and the deadline', async () => {
    const owes = { status: 'past_due', pastDueSince: '2030-01-09T12:00:00.000Z' }
    expect(await mailsOf(owes, { ...owes, cancelAtPeriodEnd: true })).toEqual(
      outgoing('canceled', { until: '2030. február 1.', amount, date: '2030. január 16.' }),
    )
  })

  test.each([
    ['2030-01-10T12:00:00.001Z', '2030. január 10.'],
    ['2030-01-10T12:00:00.000Z', null],
    [null, null],
  ])('not of an expired term in a cancellation (%s)', async (paidUserExpire, until) => {
    agnes = await given.user({ paidUserExpire })
    const [found] = await mailsOf({}, { cancelAtPeriodEnd: true })
    expect(found.data.until).toBe(until)
  })

  test('of a resumed subscription, with the next charge', async () => {
    expect(await mailsOf({ cancelAtPeriodEnd: true }, {})).toEqual(
      outgoing('resumed', { amount, date: '2030. február 1.' }),
    )
  })

  test('of a change of plan, with the price and its first date', async () => {
    const yearly = { productKey: 'premium-year', productName: 'Éves', amount: 3_000_000 } as const
    expect(await mailsOf({}, yearly)).toEqual(
      outgoing('planChanged', {
        product: 'Éves',
        amount: '30\u00A0000\u00A0Ft',
        date: '2030. február 1.',
      }),
    )
  })

  test('of an unpaid end, with a link to subscribe again', async () => {
    await given.order({ subscriptionId: 'sub_1', paidAt: '2030-01-01T12:00:00.000Z' })
    expect(await mailsOf({ status: 'past_due' }, { status: 'canceled' })).toEqual(
      outgoing('endedUnpaid', {
        amount,
        date: '2030. január 10.',
        link: 'http://localhost:3000/payment',
      }),
    )
    expect(await mailsOf({ status: 'unpaid' }, { status: 'incomplete_expired' })).toHaveLength(1)
  })

  test.each<[string, Partial<SubscriptionRow>, Partial<SubscriptionRow>]>([
    ['that Stripe looked at', {}, {}],
    ['that ends as it was canceled to', { cancelAtPeriodEnd: true }, { status: 'canceled' }],
    ['that fails to be charged', {}, { status: 'past_due' }],
    ['that goes on while it owes', { cancelAtPeriodEnd: true }, { status: 'past_due' }],
    [
      'with a plan that changes while it is canceled',
      { cancelAtPeriodEnd: true },
      { cancelAtPeriodEnd: true, productKey: 'premium-year' },
    ],
  ])('not of one %s', async (_what, before, after) => {
    expect(await mailsOf(before, after)).toEqual([])
  })

  test('not of one that never began: its order sends that e-mail', async () => {
    await given.order({ subscriptionId: 'sub_1', state: 'failed' })
    await given.order({ subscriptionId: 'sub_2', paidAt: '2030-01-01T12:00:00.000Z' })
    expect(await mailsOf({ status: 'past_due' }, { status: 'canceled' })).toEqual([])
  })

  test('not after deletion of the account', async () => {
    expect(await mailsOf({ userId: null }, { userId: null, cancelAtPeriodEnd: true })).toEqual([])
    expect(await mailsOf({}, { userId: agnes.id + 1, cancelAtPeriodEnd: true })).toEqual([])
  })

  test('with the last ordered name, if none was stored with it', async () => {
    const ordered = { subscriptionId: 'sub_1', state: 'fulfilled' } as const
    await given.order({ ...ordered, productName: 'Régi' })
    await given.order({ ...ordered, productName: 'Új' })
    await given.order({ ...ordered, productName: 'Éves', productKey: 'premium-year' })
    await given.order({ ...ordered, productName: 'Más', subscriptionId: 'sub_2' })
    const [found] = await mailsOf({}, { cancelAtPeriodEnd: true, productName: null })
    expect(found.data.product).toBe('Új')
  })

  test('with the key of the product, if there is no name', async () => {
    const [found] = await mailsOf({}, { cancelAtPeriodEnd: true, productName: null })
    expect(found.data.product).toBe('premium-month')
  })
})

describe('an incident reports a subscription with a price at Stripe other', () => {
  const price = {
    id: 'price_1',
    active: false,
    unit_amount: 300_000,
    currency: 'huf',
    recurring: { interval: 'month', interval_count: 1 },
  }
  const incidents = async (more: object = {}, status = 'active') => {
    const items = { data: [{ price: { ...price, ...more } }] }
    await notifyTerms(strapi, row(), { status, items } as never)
    return given.rows('api::incident.incident')
  }

  test('than agreed, with both amounts', async () => {
    expect(await incidents({ unit_amount: 299_999 })).toMatchObject([
      {
        kind: 'priceMismatch',
        reference: 'sub_1 (price_1)',
        details: { stripe: 299_999, agreed: 300_000 },
      },
    ])
  })

  test.each([
    ['in another currency', { currency: 'gbp' }, 1],
    ['each year', { recurring: { ...price.recurring, interval: 'year' } }, 1],
    ['every other month', { recurring: { ...price.recurring, interval_count: 2 } }, 1],
    ['as was agreed, though it is sold no more', {}, 0],
  ])('%s', async (_what, more, count) => {
    expect(await incidents(more)).toHaveLength(count)
  })

  test('while it is live and has a price', async () => {
    expect(await incidents({ unit_amount: 1 }, 'canceled')).toEqual([])
    await notifyTerms(strapi, row(), { status: 'active', items: { data: [] } } as never)
    expect(await given.rows('api::incident.incident')).toEqual([])
  })
})
