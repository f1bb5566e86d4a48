import { makeTurns } from '@krono/contract'
import { errorResponse } from '@/server/api/answers'
import { retryAfterSeconds } from '@/server/retry-after'
import { countTurns } from './count-turns'
import type { Limit } from './limits'

type Settings = {
  limit: Limit
  /** So much of one person's may wait, and of all people's together. */
  mostEach: number
  mostAll: number
  longestWaitMs: number
}

/**
 * Heavy work that is done one after the other, so that much of it leaves the machine to the pages, in turns that are
 * fair to people (decision 118). What it returns gives the work's result, or the answer to whoever is refused: 429
 * beyond the limit or when much of their own waits already, 503 when too many wait; both with Retry-After.
 */
export function heavyWork({ limit, ...line }: Settings) {
  const counts = countTurns(limit)
  const takeTurn = makeTurns({ atOnce: 1, ...line })
  return async function doFor<T>(person: string, work: () => Promise<T>): Promise<T | Response> {
    const waitSeconds = counts.take(person)
    if (waitSeconds > 0) {
      return errorResponse('tooManyRequests', { retryAfterSeconds: waitSeconds })
    }
    const turn = await takeTurn(person, work)
    return 'done' in turn ? turn.done : errorResponse(turn.refusal, { retryAfterSeconds })
  }
}
