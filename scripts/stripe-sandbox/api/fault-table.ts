import { ApiError } from '../errors.ts'

const invalid = 'invalid_request_error'
const before = { isBefore: true }

/**
 * Simulated faults of the API. `does` describes the fault, `when` is its stage, before or after the call is executed, and
 * `answer` its error response; without one the connection is cut. An error that is not `isBefore` is stored under the
 * call's idempotency key for a day, as in Stripe.
 */
export const faultTable = {
  slow: { does: 'answers after `milliseconds`', when: 'before', answer: null },
  error: {
    does: '500, nothing was done, and the answer stays under its key',
    when: 'before',
    answer: () => new ApiError(500, { type: 'api_error', message: 'An unknown error occurred' }),
  },
  errorAfter: {
    does: '500 although it was done, and the answer stays under its key',
    when: 'after',
    answer: () => new ApiError(500, { type: 'api_error', message: 'An unknown error occurred' }),
  },
  rateLimited: {
    does: '429, nothing was done',
    when: 'before',
    answer: () =>
      new ApiError(
        429,
        {
          type: invalid,
          code: 'rate_limit',
          message:
            'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
        },
        before,
      ),
  },
  locked: {
    does: '429, another call has the same thing in its hands',
    when: 'before',
    answer: () =>
      new ApiError(
        429,
        {
          type: invalid,
          code: 'lock_timeout',
          message:
            'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
        },
        before,
      ),
  },
  revoked: {
    does: '401, as after the secret key was rolled',
    when: 'before',
    answer: () =>
      new ApiError(
        401,
        { type: invalid, code: 'api_key_expired', message: 'Expired API Key provided' },
        before,
      ),
  },
  forbidden: {
    does: '403, as with a restricted key',
    when: 'before',
    answer: () =>
      new ApiError(
        403,
        {
          type: invalid,
          message: 'The provided key does not have the required permissions for this endpoint.',
        },
        before,
      ),
  },
  missing: {
    does: '404, as if all things were those of another account',
    when: 'before',
    answer: () =>
      new ApiError(
        404,
        { type: invalid, code: 'resource_missing', param: 'id', message: 'No such object' },
        before,
      ),
  },
  badParameter: {
    does: '400, as if the version of the API took a parameter away',
    when: 'before',
    answer: () =>
      new ApiError(
        400,
        { type: invalid, code: 'parameter_unknown', message: 'Received unknown parameter' },
        before,
      ),
  },
  closed: {
    does: 'the connection is cut before anything was done',
    when: 'before',
    answer: null,
  },
  closedAfter: {
    does: 'it is done, and then the connection is cut without an answer',
    when: 'after',
    answer: null,
  },
} as const satisfies Record<
  string,
  { does: string; when: 'before' | 'after'; answer: (() => ApiError) | null }
>

export type FaultKind = keyof typeof faultTable

export const faultKinds = Object.keys(faultTable) as FaultKind[]
