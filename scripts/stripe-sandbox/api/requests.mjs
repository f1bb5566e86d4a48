/**
 * A call as it came and as it was answered.
 *
 * @typedef {object} RecordedRequest
 * @property {string} id
 * @property {string} at ISO 8601
 * @property {string} method
 * @property {string} path without the query
 * @property {string | null} route the path with `:id`; null when the sandbox does not speak the call
 * @property {import('./form.mjs').Fields} parameters decoded; numbers are still texts
 * @property {string | null} idempotencyKey
 * @property {string | null} apiVersion
 * @property {boolean} isReplayed
 * @property {number | null} status null: the connection was cut
 * @property {unknown} answer
 */

const kept = 2_000

/** Every call so far, for tests of shapes and of what was not sent. */
export function createRequests() {
  /** @type {RecordedRequest[]} */
  let requests = []
  return {
    /** @param {RecordedRequest} request */
    add(request) {
      requests = [...requests, request].slice(-kept)
    },
    all: () => requests,
    clear() {
      requests = []
    },
  }
}

/** @typedef {ReturnType<typeof createRequests>} Requests */
