import type { ErrorCode } from '@krono/contract'
import Stripe from 'stripe'
import { AppError } from '../../../platform/lib/app-error'

/** Stripe's rate limits are per second. */
const retryAfterSeconds = 5

/**
 * Kinds of failed calls to Stripe (decision payment-fulfilment):
 * - refused: a refusal that a retry would repeat
 * - gone: its object does not exist, or no longer
 * - ours: the key, its rights or the call itself is wrong; needs work by us
 * - busy: nothing was done; a retry may succeed
 * - unclear: it may have been done or not
 */
export type StripeFailure = 'refused' | 'gone' | 'ours' | 'busy' | 'unclear'

/** The used part of an error of Stripe's client. */
export type StripeErrorFacts = {
  statusCode?: number | undefined
  code?: string | undefined
  rawType?: string
}

type Row = { when: (error: StripeErrorFacts) => boolean; is: StripeFailure }

const status =
  (...codes: number[]) =>
  ({ statusCode }: StripeErrorFacts) =>
    codes.some((code) => code === statusCode)
const code = (form: RegExp) => (error: StripeErrorFacts) => form.test(error.code ?? '')

/** The first matching row counts. No status means a broken connection, or a response that is not JSON. */
const table: readonly Row[] = [
  { when: ({ statusCode }) => statusCode === undefined, is: 'unclear' },
  { when: code(/^(rate_limit|lock_timeout|idempotency_key_in_use)$/), is: 'busy' },
  { when: status(409, 429), is: 'busy' },
  { when: status(401, 403), is: 'ours' },
  { when: code(/^(parameter_|api_key_|secret_key_|testmode_|livemode_)/), is: 'ours' },
  // The same key with other parameters: another key is needed.
  { when: ({ rawType }) => rawType === 'idempotency_error', is: 'ours' },
  { when: code(/^resource_missing$/), is: 'gone' },
  // An endpoint that Stripe does not have.
  { when: status(404, 405), is: 'ours' },
  // A service behind Stripe has failed.
  { when: status(408, 424), is: 'unclear' },
  { when: ({ statusCode = 0 }) => statusCode >= 400 && statusCode < 500, is: 'refused' },
]

export const classifyFailure = (error: StripeErrorFacts): StripeFailure =>
  table.find(({ when }) => when(error))?.is ?? 'unclear'

/** undefined for an error that is not from Stripe's client. */
export const stripeFailure = (error: unknown): StripeFailure | undefined =>
  error instanceof Stripe.errors.StripeError ? classifyFailure(error) : undefined

const definite: readonly (StripeFailure | undefined)[] = ['refused', 'gone', 'ours']

/** Whether the call certainly had no effect, and a retry would not help. */
export const isDefinite = (error: unknown): boolean => definite.includes(stripeFailure(error))

/** Whether Stripe refused the call: usually it was done already, or its object has ended. */
export function isRefusal(error: unknown): boolean {
  const failure = stripeFailure(error)
  return failure === 'refused' || failure === 'gone'
}

/** Whether an object with an id of ours exists already. */
export const isMadeAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'

/** Whether the object is unknown to Stripe, or has ended. */
export const isGone = (error: unknown): boolean => stripeFailure(error) === 'gone'

/** The parameter that Stripe refused. */
export const paramOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.param : undefined

/** Whether another process is using the same idempotency key at this moment. */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'

/**
 * Whether the key will return only this failure for a day: Stripe replayed a stored answer, or knows the key with other
 * parameters.
 */
export function isKeySpent(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const isReplayed = error.headers?.['idempotent-replayed'] === 'true'
  return isReplayed || (error.rawType === 'idempotency_error' && !isKeyInUse(error))
}

/**
 * The error returned to users.
 *
 * @param certain the code if it certainly did not happen
 */
export function asAppError(error: unknown, certain: ErrorCode = 'checkoutFailed'): unknown {
  const failure = stripeFailure(error)
  if (!failure) return error
  if (failure === 'busy') return new AppError('stripeBusy', [], { retryAfterSeconds })
  return new AppError(failure === 'unclear' ? 'stripeUnclear' : certain)
}
