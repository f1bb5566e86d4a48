import type { Fields } from './form.ts'

/** A call and its response. */
export interface RecordedRequest {
  id: string
  /** ISO 8601. */
  at: string
  method: string
  /** Without the query. */
  path: string
  /** The path with `:id`; null when the sandbox does not support the call. */
  route: string | null
  /** Decoded; numbers are still strings. */
  parameters: Fields
  idempotencyKey: string | null
  apiVersion: string | null
  isReplayed: boolean
  /** null: the connection was cut. */
  status: number | null
  answer: unknown
}

const mostRequests = 2_000

/** Every call so far, for tests of request shapes and of calls that must not happen. */
export function createRequests() {
  let requests: RecordedRequest[] = []
  return {
    add(request: RecordedRequest) {
      requests = [...requests, request].slice(-mostRequests)
    },
    all: () => requests,
    clear() {
      requests = []
    },
  }
}

export type Requests = ReturnType<typeof createRequests>
