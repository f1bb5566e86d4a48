import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import Stripe from 'stripe'
import { openSession } from '../../src/commerce/payments/checkout/open-session'
import { stripe } from '../../src/commerce/payments/stripe/stripe'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, calls, begin, orderNow } = tillAlone()

let agnes: UserRow
beforeEach(async () => {
  agnes = await given.user({ email: 'agnes@people.example' })
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock()
})

describe('when Stripe creates no page', () => {
  const failing = (...errors: readonly Error[]) => {
    const spy = jest.spyOn(stripe().checkout.sessions, 'create')
    for (const error of errors) spy.mockRejectedValueOnce(error as never)
    return spy
  }
  const failure = (more: object) =>
    new Stripe.errors.StripeInvalidRequestError({ message: 'no', type: 'card_error', ...more })
  const unclear = () => new Stripe.errors.StripeConnectionError({ message: '', type: 'api_error' })

  const buyAnalysis = () => begin(agnes, { product: 'analysis-short' })
  const states = async () => (await given.rows('api::order.order')).map(({ state }) => state)

  test.each([
    ['no', failure({ statusCode: 400 }), 'checkoutFailed', 'failed'],
    ['that our key is wrong', failure({ statusCode: 401 }), 'checkoutFailed', 'failed'],
    ['that it is busy', failure({ statusCode: 429 }), 'stripeBusy', 'pending'],
    ['nothing', unclear(), 'stripeUnclear', 'pending'],
  ])('because it answers %s: only a definite refusal fails the order', async (...row) => {
    const [, error, code, state] = row
    failing(error)
    await expect(buyAnalysis()).rejects.toMatchObject({ code })
    expect(await states()).toEqual([state])
  })

  test('the next click sends the same request with the same key', async () => {
    failing(unclear())
    await expect(buyAnalysis()).rejects.toMatchObject({ code: 'stripeUnclear' })
    const { order } = await buyAnalysis()
    expect(await given.rows('api::order.order')).toHaveLength(1)
    const [call] = await calls('/v1/checkout/sessions')
    expect(call?.idempotencyKey).toBe(`checkout:${order.documentId}:0`)
  })

  const spent = () =>
    Object.assign(failure({ statusCode: 500 }), { headers: { 'idempotent-replayed': 'true' } })

  test('with a key that replays its response for a day, the next key is used at once', async () => {
    failing(spent(), spent(), spent())
    const { order } = await buyAnalysis()
    const [call] = await calls('/v1/checkout/sessions')
    expect(call?.idempotencyKey).toBe(`checkout:${order.documentId}:3`)
  })

  test('after four spent keys, the click ends with an error', async () => {
    const spy = failing(spent(), spent(), spent(), spent())
    await expect(buyAnalysis()).rejects.toMatchObject({ code: 'stripeUnclear' })
    expect([spy.mock.calls.length, await states()]).toEqual([4, ['pending']])
  })

  test('while another process uses the same key, the click waits for its page', async () => {
    const [order] = [(await buyAnalysis()).order]
    const orders = strapi.db.query('api::order.order')
    const mine = { sessionId: null, sessionUrl: null }
    await orders.update({ where: { id: order.id }, data: mine })
    const inUse = failure({ statusCode: 409, code: 'idempotency_key_in_use' })
    const spy = jest
      .spyOn(stripe().checkout.sessions, 'create')
      .mockImplementationOnce((async () => {
        await orders.update({ where: { id: order.id }, data: { sessionUrl: 'https://there' } })
        throw inUse
      }) as never)
    expect(await openSession(strapi, await orderNow(order.id))).toBe('https://there')
    expect(spy).toHaveBeenCalledTimes(1)
  })

  test.each([
    [30_000, true],
    [30_001, false],
  ])(
    'while another process has been asking for %i ms the click waits: %s',
    async (ms, isWaiting) => {
      const from = Date.now()
      setClock(() => new Date(from))
      const inUse = failure({ statusCode: 409, code: 'idempotency_key_in_use' })
      const spy = jest
        .spyOn(stripe().checkout.sessions, 'create')
        .mockImplementationOnce((async () => {
          setClock(() => new Date(from + ms))
          throw inUse
        }) as never)
      if (isWaiting) await buyAnalysis()
      else await expect(buyAnalysis()).rejects.toMatchObject({ code: 'stripeBusy' })
      expect(spy).toHaveBeenCalledTimes(isWaiting ? 2 : 1)
      expect(await states()).toEqual(['pending'])
    },
  )

  test('twenty clicks at once wait for one response', async () => {
    const { order } = await buyAnalysis()
    const orders = strapi.db.query('api::order.order')
    await orders.update({ where: { id: order.id }, data: { sessionId: null, sessionUrl: null } })
    const spy = jest.spyOn(stripe().checkout.sessions, 'create')
    const open = await orderNow(order.id)
    const pages = await Promise.all(Array.from({ length: 20 }, () => openSession(strapi, open)))
    expect([new Set(pages).size, spy.mock.calls.length]).toEqual([1, 1])
    // The next request asks Stripe again.
    await orders.update({ where: { id: order.id }, data: { sessionUrl: null } })
    await openSession(strapi, open)
    expect(spy).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['closes', 'expired'],
    ['is not closed by Stripe, and unknown', 'open'],
  ])('of two pages under two keys the first is stored, and the other %s', async (_what, left) => {
    const { order } = await buyAnalysis()
    const orders = strapi.db.query('api::order.order')
    const first = await orderNow(order.id)
    const { sessionId, sessionUrl } = first
    await orders.update({ where: { id: order.id }, data: { sessionId: null, sessionUrl: null } })
    const { create } = stripe().checkout.sessions
    let second = ''
    jest.spyOn(stripe().checkout.sessions, 'create').mockImplementationOnce((async (
      ...[params]: Parameters<typeof create>
    ) => {
      const page = await create.call(stripe().checkout.sessions, params, {})
      second = page.id
      // Another process was faster.
      await orders.update({ where: { id: order.id }, data: { sessionId, sessionUrl } })
      return page
    }) as never)
    if (left === 'open')
      jest
        .spyOn(stripe().checkout.sessions, 'expire')
        .mockRejectedValueOnce(failure({ statusCode: 400 }) as never)
    expect(await openSession(strapi, order)).toBe(sessionUrl)
    const [kept, closed] = await Promise.all(
      [sessionId ?? '', second].map((id) => stripe().checkout.sessions.retrieve(id)),
    )
    expect([kept?.status, closed?.status]).toEqual(['open', left])
    expect(await orderNow(order.id)).toMatchObject({ sessionId, state: 'pending' })
  })

  test.each([
    ['was closed', { state: 'failed' }, 'checkoutReplaced'],
    ['was left by its buyer', { userId: null }, 'checkoutFailed'],
  ])('for an order that %s meanwhile, the page is closed', async (_what, change, code) => {
    const { order } = await buyAnalysis()
    const orders = strapi.db.query('api::order.order')
    await orders.update({ where: { id: order.id }, data: { sessionId: null, sessionUrl: null } })
    const { create } = stripe().checkout.sessions
    let session = ''
    jest.spyOn(stripe().checkout.sessions, 'create').mockImplementationOnce((async (
      ...given: Parameters<typeof create>
    ) => {
      const page = await create.apply(stripe().checkout.sessions, given)
      session = page.id
      await orders.update({ where: { id: order.id }, data: change })
      return page
    }) as never)
    await expect(openSession(strapi, order)).rejects.toMatchObject({ code })
    expect((await stripe().checkout.sessions.retrieve(session)).status).toBe('expired')
    expect((await orderNow(order.id)).state).toBe('failed')
  })
})
