import type { Fields } from './form.ts'

/** A call as it came and as it was answered. */
export interface RecordedRequest {
  id: string
  /** ISO 8601. */
  at: string
  method: string
  /** Without the query. */
  path: string
  /** The path with `:id`; null when the sandbox does not speak the call. */
  route: string | null
  /** Decoded; numbers are still texts. */
  parameters: Fields
  idempotencyKey: string | null
  apiVersion: string | null
  isReplayed: boolean
  /** null: the connection was cut. */
  status: number | null
  answer: unknown
}

const mostRequests = 2_000

/** Every call so far, for tests of shapes and of what was not sent. */
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
