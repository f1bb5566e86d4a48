/** An answer of Stripe's that is not a success. */
interface Problem {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
}

/**
 * What Stripe answers instead of success. `isBefore` says that nothing was executed: Stripe keeps no answer under the idempotency key then, and
 * the same key may be tried again.
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

  /** The body, as Stripe writes it. */
  body() {
    const { code } = this.problem
    const page = code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
    return { error: { ...this.problem, ...(page ? { doc_url: page } : {}) } }
  }
}

/** A parameter that the call refuses before it does anything. */
export const badParameter = (message: string, param: string, code?: string) =>
  new ApiError(
    400,
    { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) },
    { isBefore: true },
  )

/** A wish that contradicts the state of things. */
export const refused = (message: string, details?: { code?: string; param?: string }) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...details })

/**
 * Of an address it is 404, of a parameter 400, as with Stripe.
 *
 * @param what as Stripe calls it: "customer"
 * @param param `id` stands for the address
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
