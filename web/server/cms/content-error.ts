import type { ErrorBody } from '@krono/contract'

/** `unclear`: a change that may not be repeated was sent, and its answer was lost. */
type Cause = number | 'unreachable' | 'unclear' | 'unreadable'

/**
 * The cms did not answer, or with an error or an invalid response. `refusal` is its error body, if it sent one. Cached
 * pages never get this error.
 */
export class ContentError extends Error {
  constructor(
    /** Without values of the visitor, because it is logged. */
    readonly path: string,
    readonly status: Cause,
    readonly refusal?: ErrorBody,
    readonly retryAfterSeconds?: number,
  ) {
    super(`content ${path}: ${status}`)
  }
}

/** The result, or undefined if the cms refused with one of these statuses. Throws ContentError. */
export const unlessRefused = <T>(result: Promise<T>, statuses: readonly number[]) =>
  result.catch((error: unknown) => {
    if (error instanceof ContentError && statuses.some((one) => one === error.status)) {
      return undefined
    }
    throw error
  })

/** The result, or the error body of the cms (4xx). Throws ContentError for other failures. */
export const orRefusal = <T>(result: Promise<T>): Promise<T | { refusal: ErrorBody }> =>
  result.catch((error: unknown) => {
    if (error instanceof ContentError && error.refusal) return { refusal: error.refusal }
    throw error
  })
