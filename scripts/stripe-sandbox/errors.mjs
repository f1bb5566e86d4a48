/**
 * An answer of Stripe's that is not a success.
 *
 * @typedef {object} Problem
 * @property {'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error'} type
 * @property {string} message
 * @property {string} [code]
 * @property {string} [param]
 * @property {string} [decline_code]
 */

/**
 * `isBefore` says that nothing was executed: Stripe keeps no answer under the idempotency key then, and
 * the same key may be tried again.
 */
export class ApiError extends Error {
  /** @param {number} status @param {Problem} problem @param {{ isBefore?: boolean }} [how] */
  constructor(status, problem, { isBefore = false } = {}) {
    super(problem.message)
    this.status = status
    this.problem = problem
    this.isBefore = isBefore
  }

  /** The body, as Stripe writes it. */
  body() {
    const { code } = this.problem
    const page = code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
    return { error: { ...this.problem, ...(page ? { doc_url: page } : {}) } }
  }
}

/** A parameter that the call refuses before it does anything. @param {string} message @param {string} param @param {string} [code] */
export const badParameter = (message, param, code) =>
  new ApiError(
    400,
    { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) },
    { isBefore: true },
  )

/** A wish that contradicts the state of things. @param {string} message @param {{ code?: string, param?: string }} [details] */
export const refused = (message, details) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...details })

/**
 * Of an address it is 404, of a parameter 400, as with Stripe.
 *
 * @param {string} what as Stripe calls it: "customer"
 * @param {string} id
 * @param {string} param `id` stands for the address
 */
export const noSuch = (what, id, param = 'id') =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

export const cardDeclined = () =>
  new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })
