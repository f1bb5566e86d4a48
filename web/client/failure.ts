import type { ErrorBody } from '@/lib/contract/error-body'

/** A call that failed, and after how many seconds it may be tried again, where that was said. */
export type Failure = { ok: false; error: ErrorBody; retrySeconds?: number }
