import type { FailureWords } from './api-failure'
import type { Failure } from './failure'

/** What a call comes to that nobody answered; apart, because what reads answers is loaded with the first call. */
export const noAnswer = ({ unavailable }: FailureWords): Failure => ({
  ok: false,
  error: { message: unavailable, status: 0 },
})
