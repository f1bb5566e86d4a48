import type { ErrorBody } from '@krono/contract'

type Cause = number | 'unreachable' | 'unreadable'

/**
 * The cms did not answer, or not as it should. `refusal`: its own words, where it said why. Pages that are in the
 * cache never see this.
 */
export class ContentError extends Error {
  constructor(
    /** Without what stands in it of a visitor's: this lands in logs. */
    readonly path: string,
    readonly status: Cause,
    readonly refusal?: ErrorBody,
    readonly retryAfterSeconds?: number,
  ) {
    super(`content ${path}: ${status}`)
  }
}

/** What was asked for, or undefined where the cms refused with one of these. Throws ContentError. */
export const unlessRefused = <T>(asked: Promise<T>, statuses: readonly number[]) =>
  asked.catch((error: unknown) => {
    if (error instanceof ContentError && statuses.some((one) => one === error.status)) {
      return undefined
    }
    throw error
  })

/** What was asked for, or why there is none in the words of the cms (4xx). Throws ContentError. */
export const orRefusal = <T>(asked: Promise<T>): Promise<T | { refusal: ErrorBody }> =>
  asked.catch((error: unknown) => {
    if (error instanceof ContentError && error.refusal) return { refusal: error.refusal }
    throw error
  })
