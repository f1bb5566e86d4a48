import type { FieldError } from '@/lib/contract/error-body'

/** Error of a call (spec §3, "Error object"): `apiErrors` are the `errors` of the response body (spec §8). */
export type ApiError = { message: string; status: number; apiErrors?: readonly FieldError[] }

/** Status of a call that may have been carried out (perhapsDone of the contract). */
export const unclearStatus = 504

/** A failed call; `retrySeconds` is the Retry-After of the response, if it has one. */
export type Failure = { ok: false; error: ApiError; retrySeconds?: number }

export type ApiResult<T> = { ok: true; data: T } | Failure

/** Asks for the password; true if the user entered the right one. */
export type AskPassword = () => Promise<boolean>
