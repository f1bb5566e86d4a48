import { describe, expect, jest, test } from '@jest/globals'
import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import {
  paymentOfInvoice,
  periodOfInvoice,
  subscriptionOfInvoice,
} from '../../src/commerce/payments/fulfilment/invoice-facts'
import { nextTry } from '../../src/commerce/payments/stripe/next-try'
import {
  cancelAddress,
  profileAddress,
  successAddress,
} from '../../src/commerce/payments/stripe/return-addresses'
import { idOf, instantOf, stripe } from '../../src/commerce/payments/stripe/stripe'
import { warnWithoutStripe } from '../../src/commerce/payments/stripe/warn-without-stripe'
import { graceEndOf, isGraceOver } from '../../src/commerce/payments/subscriptions/grace'
import { env } from '../../src/platform/lib/env'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

const invoice = (more: object) => ({ lines: { data: [] }, ...more }) as unknown as Stripe.Invoice

describe('data of an invoice', () => {
  const payment = (status: string, id: string) => ({ status, payment: { payment_intent: id } })

  test('its payment: the paid one', () => {
    const data = [payment('open', 'pi_1'), payment('paid', 'pi_2'), payment('paid', 'pi_3')]
    expect(paymentOfInvoice(invoice({ payments: { data } }))).toBe('pi_2')
    expect(paymentOfInvoice(invoice({ payments: { data: data.slice(0, 1) } }))).toBeNull()
    expect(paymentOfInvoice(invoice({}))).toBeNull()
  })

  const line = (start: number, end: number) => ({ period: { start, end } })

  test('its period: that of the line with the latest end, in any position', () => {
    const data = [line(10, 20), line(86_400, 172_800), line(86_500, 90_000)]
    expect(periodOfInvoice(invoice({ lines: { data } }))).toEqual({
      periodStart: '1970-01-02T00:00:00.000Z',
      periodEnd: '1970-01-03T00:00:00.000Z',
    })
    expect(periodOfInvoice(invoice({}))).toEqual({})
  })

  test('its subscription', () => {
    const parent = { subscription_details: { subscription: 'sub_1' } }
    expect(subscriptionOfInvoice(invoice({ parent }))).toBe('sub_1')
    expect(subscriptionOfInvoice(invoice({ parent: {} }))).toBeNull()
    expect(subscriptionOfInvoice(invoice({ parent: null }))).toBeNull()
  })
})

describe('Stripe’s objects', () => {
  test.each([
    ['pi_1', 'pi_1'],
    [{ id: 'pi_1' }, 'pi_1'],
    [null, null],
    [undefined, null],
  ])('%j have the id %s', (named, id) => {
    expect(idOf(named)).toBe(id)
  })

  test('times are in seconds', () => {
    expect(instantOf(86_400).toISOString()).toBe('1970-01-02T00:00:00.000Z')
  })
})

test('the grace period of a failed renewal is seven days', () => {
  const pastDueSince = '2026-03-25T12:00:00.000Z'
  // Days of 24 hours, also across the change to summer time.
  expect(graceEndOf({ pastDueSince }, 7)).toEqual(new Date('2026-04-01T12:00:00.000Z'))
  const instant = (text: string) => isGraceOver({ pastDueSince }, { at: new Date(text), days: 7 })
  expect([instant('2026-04-01T12:00:00.000Z'), instant('2026-04-01T12:00:00.001Z')]).toEqual([
    false,
    true,
  ])
  expect(graceEndOf({ pastDueSince: null }, 7)).toBeNull()
  expect(isGraceOver({ pastDueSince: null }, { at: new Date(), days: 7 })).toBe(false)
})

test('Stripe’s page returns to pages of ours', () => {
  const site = 'http://localhost:3000'
  expect(successAddress()).toBe(`${site}/payment/success?session={CHECKOUT_SESSION_ID}`)
  expect(successAddress('abc')).toBe(`${site}/payment/success?session=abc`)
  expect(cancelAddress('premium-year', false)).toBe(
    `${site}/payment/cancelled?product=premium-year`,
  )
  expect(cancelAddress('premium-year', true)).toBe(
    `${site}/payment/cancelled?product=premium-year&gift=1`,
  )
  expect(profileAddress()).toBe(`${site}/profile`)
})

describe('the Stripe account', () => {
  test('if missing, payments are disabled, which is logged at the start', async () => {
    const warn = jest.fn()
    const here = { log: { warn } } as unknown as Core.Strapi
    warnWithoutStripe(here)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('STRIPE_SECRET_KEY'))
    expect(() => stripe()).toThrow(expect.objectContaining({ code: 'checkoutFailed' }))
  })

  test('if present, no message is logged', () => {
    Object.assign(env, { STRIPE_SECRET_KEY: 'sk_alone' })
    const warn = jest.fn()
    warnWithoutStripe({ log: { warn } } as unknown as Core.Strapi)
    expect(warn).not.toHaveBeenCalled()
    expect(stripe()).toBe(stripe())
  })
})

describe('the attempt number of an idempotency key', () => {
  const tries = async () => (await given.rows('api::order.order')).map((row) => row.stripeTry)

  test('grows by one for all callers that found the same one spent, and for no other row', async () => {
    const { id } = await given.order()
    await given.order()
    const row = { table: 'orders', column: 'stripe_try', id }
    await Promise.all([nextTry(strapi, row, 0), nextTry(strapi, row, 0)])
    expect(await tries()).toEqual([1, null])
    await nextTry(strapi, row, 0)
    expect(await tries()).toEqual([1, null])
    await nextTry(strapi, row, 1)
    expect(await tries()).toEqual([2, null])
  })
})
