import { ApiError } from '../errors.mjs'

/** @typedef {{ status: number, body: string }} Answer */

/**
 * Stripe's memory of idempotency keys: the same key with the same parameters gets the same answer.
 * It lasts as long as the program.
 */
export function createIdempotency() {
  /** @type {Map<string, { print: string, answer: Answer | null }>} answer null: still being made */
  const kept = new Map()
  return {
    /**
     * @param {string} key
     * @param {string} print of method, path and parameters
     * @returns {Answer | null} that of the first time
     * @throws {ApiError} 400 for other parameters, 409 while the first is still being made
     */
    begin(key, print) {
      const known = kept.get(key)
      if (!known) {
        kept.set(key, { print, answer: null })
        return null
      }
      if (known.print !== print) {
        throw new ApiError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      }
      if (known.answer) return known.answer
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      })
    },
    /** @param {string} key @param {Answer | null} answer null: nothing was executed, the key is free again */
    end(key, answer) {
      const known = kept.get(key)
      if (known && answer) known.answer = answer
      else kept.delete(key)
    },
    clear: () => kept.clear(),
  }
}

/** @typedef {ReturnType<typeof createIdempotency>} Idempotency */
