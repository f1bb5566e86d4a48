/** An error response of Stripe. */
interface Problem {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
}

/**
 * An error response. `isBefore`: nothing was executed, so Stripe stores no response under the idempotency key, and the
 * same key may be used again.
 */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem
  readonly isBefore: boolean

  constructor(status: number, problem: Problem, { isBefore = false }: { isBefore?: boolean } = {}) {
    super(problem.message)
    this.status = status
    this.problem = problem
    this.isBefore = isBefore
  }

  /** The body, in Stripe's format. */
  body() {
    const { code } = this.problem
    const page = code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
    return { error: { ...this.problem, ...(page ? { doc_url: page } : {}) } }
  }
}

/** A parameter that is refused before the call is executed. */
export const badParameter = (message: string, param: string, code?: string) =>
  new ApiError(
    400,
    { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) },
    { isBefore: true },
  )

/** A request that conflicts with the state of an object. */
export const refused = (message: string, details?: { code?: string; param?: string }) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...details })

/**
 * 404 for an id in the address, 400 for an id in a parameter, as in Stripe.
 *
 * @param what Stripe's name: "customer"
 * @param param `id` means the address
 */
export const noSuch = (what: string, id: string, param: string = 'id') =>
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
