import type { FieldError } from '@/lib/contract/error-body'
import type { Failure } from './failure'

/** Texts for failures without a message of the server. */
export type FailureWords = {
  /** The server did not answer. */
  unavailable: string
  /** No answer to a change that may have been made. */
  perhapsDone?: string
  /** The server answered without a message (spec §8). */
  failed: string
}

/** Converts an error response to the contract's error. */
export function readFailure(
  status: number,
  answer: unknown,
  retryAfter: string | null,
  words: FailureWords,
): Failure {
  const body = isObject(answer) ? answer : {}
  const message = messageOf(body) ?? words.failed
  const apiErrors = Array.isArray(body.errors) ? (body.errors as FieldError[]) : undefined
  const retrySeconds = Number(retryAfter)
  return {
    ok: false,
    error: { message, status, ...(apiErrors && { apiErrors }) },
    ...(retrySeconds > 0 ? { retrySeconds } : {}),
  }
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The error message (spec §8): message, else msg, else the Message of each item of Errors. */
function messageOf(body: Json): string | undefined {
  const items = Array.isArray(body.Errors) ? body.Errors.filter(isObject) : []
  const listed = items.flatMap((item) => textOf(item.Message) ?? []).join(' ')
  return textOf(body.message) ?? textOf(body.msg) ?? textOf(listed)
}
