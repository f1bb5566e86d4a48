import type { FieldError } from '@/lib/contract/error-body'

/** What a call was refused with (spec §3, "Error object"): `apiErrors` are the `errors` of the answer's body (spec §8). */
export type ApiError = { message: string; status: number; apiErrors?: readonly FieldError[] }

/** A call that failed, and after how many seconds it may be tried again, where that was said. */
export type Failure = { ok: false; error: ApiError; retrySeconds?: number }

export type ApiResult<T> = { ok: true; data: T } | Failure

/** Asks for the password; whether it was typed and right. */
export type AskPassword = () => Promise<boolean>
