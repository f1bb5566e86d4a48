import type { FailureWords } from './api-failure'
import type { Failure } from './failure'

/**
 * The result of a call without a response. A separate module, because the code that reads responses loads with the
 * first call.
 */
export const noAnswer = ({ unavailable }: FailureWords): Failure => ({
  ok: false,
  error: { message: unavailable, status: 0 },
})
