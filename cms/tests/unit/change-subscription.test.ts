import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import Stripe from 'stripe'
import { openPortal } from '../../src/commerce/payments/stripe/open-portal'
import { clearPortalConfiguration } from '../../src/commerce/payments/stripe/portal-configuration'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import {
  cancelSubscription,
  resumeSubscription,
} from '../../src/commerce/payments/subscriptions/change-subscription'
import type { UserRow } from '../../src/members/users/user-row'
import { tillAlone } from './till-alone'

const { strapi, given, act, buy, calls } = tillAlone()

let agnes: UserRow
let subscription: string

beforeEach(async () => {
  const { id } = await given.user()
  const order = await buy(await given.userNow(id), { product: 'premium-month' })
  agnes = await given.userNow(id)
  subscription = order.subscriptionId ?? ''
})
afterEach(() => void jest.restoreAllMocks())

const row = async () => (await given.rows('api::subscription.subscription'))[0]
const atStripe = () => stripe().subscriptions.retrieve(subscription)
const unclear = () => new Stripe.errors.StripeConnectionError({ message: '', type: 'api_error' })
const failing = (error: Error) =>
  jest.spyOn(stripe().subscriptions, 'update').mockRejectedValueOnce(error as never)

describe('cancelling and resuming a subscription', () => {
  test('cancels at the end of the paid term, with the reason; again changes nothing', async () => {
    await cancelSubscription(strapi, agnes.id, 'drága')
    await cancelSubscription(strapi, agnes.id)
    expect(await atStripe()).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancellation_details: { comment: 'drága' },
    })
    expect(await row()).toMatchObject({ cancelAtPeriodEnd: true, cancelReason: 'drága' })
    expect((await given.userNow(agnes.id)).subscriptionCanceled).toBe(true)
    const [first] = (await calls(`/v1/subscriptions/${subscription}`)).filter(
      ({ method }) => method === 'POST',
    )
    expect(first?.parameters).toEqual({
      cancel_at_period_end: 'true',
      cancellation_details: { comment: 'drága' },
    })
  })

  test('resumes a canceled one', async () => {
    await cancelSubscription(strapi, agnes.id)
    await resumeSubscription(strapi, agnes.id)
    expect((await atStripe()).cancel_at_period_end).toBe(false)
    expect((await row()).cancelAtPeriodEnd).toBe(false)
    expect((await given.userNow(agnes.id)).subscriptionCanceled).toBe(false)
  })

  test('is refused for a user without a subscription', async () => {
    const none = { code: 'notSubscribed' }
    await expect(cancelSubscription(strapi, 99)).rejects.toMatchObject(none)
    await expect(resumeSubscription(strapi, 99)).rejects.toMatchObject(none)
  })

  test('ends one that has ended at Stripe, which can be neither cancelled nor resumed', async () => {
    await act('cancel', { subscription })
    await cancelSubscription(strapi, agnes.id)
    expect((await row()).status).toBe('canceled')
    await strapi.db
      .query('api::subscription.subscription')
      .updateMany({ where: {}, data: { status: 'active' } })
    await expect(resumeSubscription(strapi, agnes.id)).rejects.toMatchObject({
      code: 'notSubscribed',
    })
    expect((await row()).status).toBe('canceled')
  })

  test.each([
    ['no', { statusCode: 400 }, 'cancelFailed', 'checkoutFailed'],
    ['that our key is wrong', { statusCode: 401 }, 'cancelFailed', 'checkoutFailed'],
    ['that it is busy', { statusCode: 429 }, 'stripeBusy', 'stripeBusy'],
  ])('changes nothing when Stripe answers %s', async (_what, more, ofCancel, ofResume) => {
    const failure = () =>
      new Stripe.errors.StripeInvalidRequestError({ message: '', type: 'card_error', ...more })
    failing(failure())
    await expect(cancelSubscription(strapi, agnes.id)).rejects.toMatchObject({ code: ofCancel })
    failing(failure())
    await expect(resumeSubscription(strapi, agnes.id)).rejects.toMatchObject({ code: ofResume })
    expect((await atStripe()).cancel_at_period_end).toBe(false)
  })

  test('is resynced after a lost response', async () => {
    failing(unclear())
    await expect(cancelSubscription(strapi, agnes.id)).rejects.toMatchObject({
      code: 'stripeUnclear',
    })
  })
})

describe('the customer portal of Stripe', () => {
  beforeEach(() => clearPortalConfiguration())
  const posted = async (path: string) =>
    (await calls(path)).filter(({ method }) => method === 'POST')
  const sessions = () => posted('/v1/billing_portal/sessions')
  const configurations = () => posted('/v1/billing_portal/configurations')

  test('belongs to the user’s own customer, and leads back to the site', async () => {
    expect(await openPortal(strapi, agnes)).toMatch(/^http:\/\/localhost:\d+\/p\/session\//)
    const [call] = await calls('/v1/billing_portal/sessions')
    expect(call?.parameters).toMatchObject({
      customer: agnes.stripeCustomerId,
      return_url: 'http://localhost:3000/profile',
    })
  })

  test('does not allow changes that our pages offer', async () => {
    await openPortal(strapi, agnes)
    await openPortal(strapi, agnes)
    const made = await configurations()
    expect(made).toHaveLength(1)
    const [on, off] = [{ enabled: 'true' }, { enabled: 'false' }]
    expect(made[0]?.parameters).toMatchObject({
      default_return_url: 'http://localhost:3000/profile',
      metadata: { krono: expect.stringMatching(/^[0-9a-f]{64}$/) },
      features: {
        invoice_history: on,
        payment_method_update: on,
        customer_update: off,
        subscription_cancel: off,
        subscription_pause: off,
        subscription_update: off,
      },
    })
    const requested = await sessions()
    expect(requested[0]?.parameters.configuration).toBe(requested[1]?.parameters.configuration)
  })

  test('reuses the existing configuration, found by its mark', async () => {
    await openPortal(strapi, agnes)
    const id = (await sessions())[0]?.parameters.configuration
    clearPortalConfiguration()
    // A configuration created in the dashboard.
    const features = { invoice_history: { enabled: true } }
    await stripe().billingPortal.configurations.create({ features })
    await openPortal(strapi, agnes)
    expect((await sessions()).at(-1)?.parameters.configuration).toBe(id)
    expect(await configurations()).toHaveLength(2)
  })

  test.each([
    ['configuration', { statusCode: 400 }, 1],
    ['configuration', { statusCode: 404, code: 'resource_missing' }, 1],
    ['configuration', { statusCode: 500 }, 0],
    ['return_url', { statusCode: 400 }, 0],
  ])('is requested again when Stripe refuses its %s (%j): %i times', async (...row) => {
    const [param, more, times] = row
    await openPortal(strapi, agnes)
    const failure = { message: '', type: 'card_error', param, ...more } as const
    jest
      .spyOn(stripe().billingPortal.sessions, 'create')
      .mockRejectedValueOnce(new Stripe.errors.StripeInvalidRequestError(failure) as never)
    const looked = jest.spyOn(stripe().billingPortal.configurations, 'list')
    const opened = openPortal(strapi, agnes)
    if (times > 0) expect(await opened).toMatch(/session/)
    else await expect(opened).rejects.toMatchObject({ code: expect.any(String) })
    expect(looked).toHaveBeenCalledTimes(times)
    expect((await given.userNow(agnes.id)).stripeCustomerId).toBe(agnes.stripeCustomerId)
  })

  test('is for customers', async () => {
    const none = { code: 'notSubscribed' }
    await expect(openPortal(strapi, await given.user())).rejects.toMatchObject(none)
  })

  test('is refused for a deleted customer, whose id is removed', async () => {
    await act('delete-customer', { customer: agnes.stripeCustomerId })
    await expect(openPortal(strapi, agnes)).rejects.toMatchObject({ code: 'notSubscribed' })
    expect(await given.userNow(agnes.id)).toMatchObject({
      stripeCustomerId: null,
      stripeCustomerTry: 1,
    })
    // A call with outdated values removes nothing more.
    await strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: agnes.id }, data: { stripeCustomerId: 'cus_new' } })
    await expect(openPortal(strapi, agnes)).rejects.toMatchObject({ code: 'notSubscribed' })
    expect((await given.userNow(agnes.id)).stripeCustomerId).toBe('cus_new')
  })

  test('is unavailable while Stripe does not answer', async () => {
    jest.spyOn(stripe().billingPortal.sessions, 'create').mockRejectedValueOnce(unclear() as never)
    await expect(openPortal(strapi, agnes)).rejects.toMatchObject({ code: 'stripeUnclear' })
    expect((await given.userNow(agnes.id)).stripeCustomerId).toBe(agnes.stripeCustomerId)
  })
})
