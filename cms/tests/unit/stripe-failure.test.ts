import { describe, expect, test } from '@jest/globals'
import Stripe from 'stripe'
import {
  asAppError,
  isDefinite,
  isGone,
  isKeyInUse,
  isKeySpent,
  isMadeAlready,
  isRefusal,
  type StripeFailure,
  stripeFailure,
} from '../../src/commerce/payments/stripe/stripe-failure'
import { AppError } from '../../src/platform/lib/app-error'

type Raw = { statusCode?: number; code?: string; type?: string; headers?: Record<string, string> }

/** The error that the client creates from a response. */
const answered = (raw: Raw) =>
  Stripe.errors.StripeError.generate(
    raw as Parameters<typeof Stripe.errors.StripeError.generate>[0],
  )

const invalid = 'invalid_request_error'

const failures: [what: string, error: Error, failure: StripeFailure][] = [
  ['a connection that broke', new Stripe.errors.StripeConnectionError({}), 'unclear'],
  ['an answer that is no JSON', new Stripe.errors.StripeAPIError({}), 'unclear'],
  ['500', answered({ statusCode: 500, type: 'api_error' }), 'unclear'],
  ['503', answered({ statusCode: 503, type: 'api_error' }), 'unclear'],
  ['a timeout', answered({ statusCode: 408 }), 'unclear'],
  ['a service behind Stripe', answered({ statusCode: 424, type: 'api_error' }), 'unclear'],
  ['a status that is none of theirs', answered({ statusCode: 302 }), 'unclear'],
  ['too many calls', answered({ statusCode: 429, code: 'rate_limit', type: invalid }), 'busy'],
  ['too many calls, in old words', answered({ statusCode: 400, code: 'rate_limit' }), 'busy'],
  ['a lock', answered({ statusCode: 429, code: 'lock_timeout', type: invalid }), 'busy'],
  ['429 without a code', answered({ statusCode: 429 }), 'busy'],
  ['409', answered({ statusCode: 409 }), 'busy'],
  [
    'a key in use',
    answered({ statusCode: 409, code: 'idempotency_key_in_use', type: 'idempotency_error' }),
    'busy',
  ],
  ['a key with other words', answered({ statusCode: 400, type: 'idempotency_error' }), 'ours'],
  ['a revoked key', answered({ statusCode: 401, code: 'api_key_expired', type: invalid }), 'ours'],
  ['no key', answered({ statusCode: 401, type: invalid }), 'ours'],
  ['too few rights', answered({ statusCode: 403, type: invalid }), 'ours'],
  [
    'an unknown parameter',
    answered({ statusCode: 400, code: 'parameter_unknown', type: invalid }),
    'ours',
  ],
  [
    'a live thing and a test key',
    answered({ statusCode: 400, code: 'livemode_mismatch', type: invalid }),
    'ours',
  ],
  ['an address that is none', answered({ statusCode: 404, type: invalid }), 'ours'],
  ['a method that is none', answered({ statusCode: 405, type: invalid }), 'ours'],
  [
    'a thing that is gone',
    answered({ statusCode: 404, code: 'resource_missing', type: invalid }),
    'gone',
  ],
  [
    'a parameter that is gone',
    answered({ statusCode: 400, code: 'resource_missing', type: invalid }),
    'gone',
  ],
  ['a card', answered({ statusCode: 402, code: 'card_declined', type: 'card_error' }), 'refused'],
  ['a no', answered({ statusCode: 400, type: invalid }), 'refused'],
  [
    'a charge that went back',
    answered({ statusCode: 400, code: 'charge_already_refunded', type: invalid }),
    'refused',
  ],
]

/** Error that each kind gives the caller. */
const kinds: Record<StripeFailure, { definite: boolean; refusal: boolean; code: string }> = {
  refused: { definite: true, refusal: true, code: 'cancelFailed' },
  gone: { definite: true, refusal: true, code: 'cancelFailed' },
  ours: { definite: true, refusal: false, code: 'cancelFailed' },
  busy: { definite: false, refusal: false, code: 'stripeBusy' },
  unclear: { definite: false, refusal: false, code: 'stripeUnclear' },
}

describe('the outcome of a failed call to Stripe', () => {
  test.each(failures)('%s', (_what, error, failure) => {
    expect(stripeFailure(error)).toBe(failure)
    const { definite, refusal, code } = kinds[failure]
    expect([isDefinite(error), isRefusal(error)]).toEqual([definite, refusal])
    expect(isGone(error)).toBe(failure === 'gone')
    expect(asAppError(error, 'cancelFailed')).toMatchObject({
      code,
      retryAfterSeconds: failure === 'busy' ? 5 : undefined,
    })
  })

  test('without an error code of the caller is checkoutFailed', () => {
    expect(asAppError(answered({ statusCode: 400 }))).toMatchObject({ code: 'checkoutFailed' })
  })

  test.each([
    ['an error of another’s', new Error('x')],
    ['a refusal of ours', new AppError('couponNotFound')],
    ['nothing', undefined],
  ])('%s is not an error of Stripe', (_what, error) => {
    expect(stripeFailure(error)).toBeUndefined()
    expect(asAppError(error)).toBe(error)
    for (const is of [isDefinite, isRefusal, isGone, isKeyInUse, isKeySpent, isMadeAlready])
      expect(is(error)).toBe(false)
  })

  test.each([
    ['a 500 out of its memory', { statusCode: 500, headers: { 'idempotent-replayed': 'true' } }],
    ['a no out of its memory', { statusCode: 400, headers: { 'idempotent-replayed': 'true' } }],
    ['other words', { statusCode: 400, type: 'idempotency_error' }],
  ])('a key is spent by %s', (_what, raw) => {
    expect(isKeySpent(answered(raw))).toBe(true)
  })

  test.each([
    ['a 500', { statusCode: 500, headers: {} }],
    ['a no', { statusCode: 400, type: invalid }],
    [
      'its own first call',
      { statusCode: 409, code: 'idempotency_key_in_use', type: 'idempotency_error' },
    ],
  ])('a key is not spent by %s', (_what, raw) => {
    expect(isKeySpent(answered(raw))).toBe(false)
  })

  test('one code means that another call is in progress, and one that it was made', () => {
    const inUse = answered({ statusCode: 409, code: 'idempotency_key_in_use' })
    const made = answered({ statusCode: 400, code: 'resource_already_exists' })
    expect([isKeyInUse(inUse), isKeyInUse(made)]).toEqual([true, false])
    expect([isMadeAlready(inUse), isMadeAlready(made)]).toEqual([false, true])
  })
})
