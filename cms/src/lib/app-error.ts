import type { ErrorCode, FieldError } from '@krono/contract'
import { errors } from '@strapi/utils'

/** What a service refuses with: a code of the contract's table, and the fields that were wrong. */
export class AppError extends errors.ApplicationError {
  /** When to try again, told in the header Retry-After. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly code: ErrorCode,
    readonly fields: readonly Pick<FieldError, 'field' | 'code'>[] = [],
    { retryAfterSeconds }: { retryAfterSeconds?: number } = {},
  ) {
    super(code)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal that belongs to one field of the request. */
export const fieldError = (code: ErrorCode, field: string) => new AppError(code, [{ field, code }])
