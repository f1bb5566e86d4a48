import { ApiError } from '../errors.ts'

interface Answer {
  status: number
  body: string
}

const retentionSeconds = 24 * 3_600

/**
 * Stripe's idempotency keys: the same key with the same parameters gets the same response for a day, also when that was a
 * 500. Stored in memory.
 */
export function createIdempotency(now: () => number) {
  /** `answer` is null while the call runs. */
  const answers = new Map<string, { fingerprint: string; answer: Answer | null; at: number }>()
  return {
    /**
     * @param fingerprint of method, path and parameters
     * @returns the stored response of the first call, or null
     * @throws ApiError 400 for other parameters, 409 while the first call runs
     */
    begin(key: string, fingerprint: string): Answer | null {
      const earlier = answers.get(key)
      const isExpired = earlier?.answer && earlier.at + retentionSeconds <= now()
      if (!earlier || isExpired) {
        answers.set(key, { fingerprint, answer: null, at: now() })
        return null
      }
      if (earlier.fingerprint !== fingerprint) {
        throw new ApiError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      }
      if (earlier.answer) return earlier.answer
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      })
    },
    /** @param answer null: nothing was executed, so the key can be used again */
    end(key: string, answer: Answer | null) {
      const earlier = answers.get(key)
      if (earlier && answer) earlier.answer = answer
      else answers.delete(key)
    },
    clear: () => answers.clear(),
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>
