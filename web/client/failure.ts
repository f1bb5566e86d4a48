import type { ErrorBody } from '@/lib/contract/error-body'

/** A call that failed, and after how many seconds it may be tried again, where that was said. */
export type Failure = { ok: false; error: ErrorBody; retrySeconds?: number }

export type ApiResult<T> = { ok: true; data: T } | Failure

/** Asks for the password; whether it was typed and right. */
export type AskPassword = () => Promise<boolean>
