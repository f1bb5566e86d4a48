import type { ErrorCode, ErrorWords, FieldError } from '@krono/contract'
import { errors } from '@strapi/utils'

/** An error of a service: a code of the contract's table, and the invalid fields. */
export class AppError extends errors.ApplicationError {
  /** Seconds until a retry, sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined
  /** Values inserted into the code's message. */
  readonly words: ErrorWords

  constructor(
    readonly code: ErrorCode,
    readonly fields: readonly Pick<FieldError, 'field' | 'code'>[] = [],
    { retryAfterSeconds, words = {} }: { retryAfterSeconds?: number; words?: ErrorWords } = {},
  ) {
    super(code)
    this.retryAfterSeconds = retryAfterSeconds
    this.words = words
  }
}

/** An error at one field of the request. */
export const fieldError = (code: ErrorCode, field: string) => new AppError(code, [{ field, code }])
