import type { ErrorCode } from '@krono/contract'
import Stripe from 'stripe'
import { AppError } from '../lib/app-error'

/** Stripe counts calls by the second. */
const retryAfterSeconds = 5

/**
 * What became of a call that Stripe did not answer with yes (decision 131):
 * - refused: no, and the same call will be refused again
 * - gone: what it is about is not there, or not any more
 * - ours: the key, its rights or the call itself is wrong; a person of ours has to see to it
 * - busy: nothing was done; later it may be
 * - unclear: it may have been done or not
 */
export type StripeFailure = 'refused' | 'gone' | 'ours' | 'busy' | 'unclear'

/** As much of an error of Stripe's client as tells. */
export type Told = { statusCode?: number | undefined; code?: string | undefined; rawType?: string }

type Row = { when: (error: Told) => boolean; is: StripeFailure }

const status =
  (...codes: number[]) =>
  ({ statusCode }: Told) =>
    codes.some((code) => code === statusCode)
const code = (form: RegExp) => (error: Told) => form.test(error.code ?? '')

/** The first row that holds counts; no status at all is a connection that broke, or an answer that is no JSON. */
const table: readonly Row[] = [
  { when: ({ statusCode }) => statusCode === undefined, is: 'unclear' },
  { when: code(/^(rate_limit|lock_timeout|idempotency_key_in_use)$/), is: 'busy' },
  { when: status(409, 429), is: 'busy' },
  { when: status(401, 403), is: 'ours' },
  { when: code(/^(parameter_|api_key_|secret_key_|testmode_|livemode_)/), is: 'ours' },
  // The same key with other parameters: another key will do.
  { when: ({ rawType }) => rawType === 'idempotency_error', is: 'ours' },
  { when: code(/^resource_missing$/), is: 'gone' },
  // An address that Stripe does not know.
  { when: status(404, 405), is: 'ours' },
  // A service behind Stripe's has failed.
  { when: status(408, 424), is: 'unclear' },
  { when: ({ statusCode = 0 }) => statusCode >= 400 && statusCode < 500, is: 'refused' },
]

export const judge = (error: Told): StripeFailure =>
  table.find(({ when }) => when(error))?.is ?? 'unclear'

/** undefined for an error that is not of Stripe's client. */
export const stripeFailure = (error: unknown): StripeFailure | undefined =>
  error instanceof Stripe.errors.StripeError ? judge(error) : undefined

const definite: readonly (StripeFailure | undefined)[] = ['refused', 'gone', 'ours']

/** Whether it certainly did not happen, and asking for the same again would not help. */
export const isDefinite = (error: unknown): boolean => definite.includes(stripeFailure(error))

/** Whether Stripe understood and said no: as a rule it has happened already, or ended. */
export function isRefusal(error: unknown): boolean {
  const failure = stripeFailure(error)
  return failure === 'refused' || failure === 'gone'
}

/** Whether what was to be made under an id of ours has been made before. */
export const isMadeAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'

/** Whether Stripe says that it does not know what was asked about, or that this has ended. */
export const isGone = (error: unknown): boolean => stripeFailure(error) === 'gone'

/** The parameter that Stripe's no is about. */
export const paramOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.param : undefined

/** Whether another call with the same idempotency key stands before Stripe at this moment: another process's. */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'

/**
 * Whether the key will bring nothing but this failure for a day: Stripe answered out of its memory, or knows the key
 * with other parameters.
 */
export function isKeySpent(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const isReplayed = error.headers?.['idempotent-replayed'] === 'true'
  return isReplayed || (error.rawType === 'idempotency_error' && !isKeyInUse(error))
}

/**
 * The refusal that people hear of it.
 *
 * @param certain what a caller says when it certainly did not happen
 */
export function asAppError(error: unknown, certain: ErrorCode = 'checkoutFailed'): unknown {
  const failure = stripeFailure(error)
  if (!failure) return error
  if (failure === 'busy') return new AppError('stripeBusy', [], { retryAfterSeconds })
  return new AppError(failure === 'unclear' ? 'stripeUnclear' : certain)
}
