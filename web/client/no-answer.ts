import type { FailureWords } from './api-failure'
import type { Failure } from './failure'

/**
 * The result of a call without an answer; a module of its own, because the reader of answers loads with the first call.
 */
export const noAnswer = ({ unavailable }: FailureWords): Failure => ({
  ok: false,
  error: { message: unavailable, status: 0 },
})
