import { ApiError } from '../errors.ts'

interface Answer {
  status: number
  body: string
}

const retentionSeconds = 24 * 3_600

/**
 * Stripe's memory of idempotency keys: the same key with the same parameters gets the same answer for a day, also
 * when that was a 500. It lasts as long as the program.
 */
export function createIdempotency(now: () => number) {
  /** Answer null: still being made. */
  const answers = new Map<string, { print: string; answer: Answer | null; at: number }>()
  return {
    /**
     * @param print of method, path and parameters
     * @returns that of the first time
     * @throws ApiError 400 for other parameters, 409 while the first is still being made
     */
    begin(key: string, print: string): Answer | null {
      const earlier = answers.get(key)
      const isExpired = earlier?.answer && earlier.at + retentionSeconds <= now()
      if (!earlier || isExpired) {
        answers.set(key, { print, answer: null, at: now() })
        return null
      }
      if (earlier.print !== print) {
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
    /** @param answer null: nothing was executed, the key is free again */
    end(key: string, answer: Answer | null) {
      const earlier = answers.get(key)
      if (earlier && answer) earlier.answer = answer
      else answers.delete(key)
    },
    clear: () => answers.clear(),
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>
