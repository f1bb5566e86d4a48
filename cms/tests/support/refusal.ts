import { type ErrorCode, errors } from '@krono/contract'

/** The response with this error, in Hungarian. */
export const refusal = (code: ErrorCode) => ({
  status: errors[code].status,
  body: { message: errors[code].hun },
})
