import type { ErrorCode, FieldError } from '@krono/contract'
import { errors } from '@strapi/utils'

/** What a service refuses with: a code of the contract's table, and the fields that were wrong. */
export class AppError extends errors.ApplicationError {
  constructor(
    readonly code: ErrorCode,
    readonly fields: readonly Pick<FieldError, 'field' | 'code'>[] = [],
  ) {
    super(code)
  }
}
