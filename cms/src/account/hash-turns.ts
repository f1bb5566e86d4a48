import { availableParallelism } from 'node:os'
import { makeTurns } from '@krono/contract'
import { AppError } from '../lib/app-error'

/** When to come again where too many hash at once. */
const retryAfterSeconds = 5

const takeTurn = makeTurns({
  // Each holds a core; more at once would only make all of them slower, and everything else with them.
  atOnce: availableParallelism(),
  // As many as the limit of logins lets one network try (lib/rate-limits).
  mostEach: 60,
  mostAll: 120,
  // Who begins later is answered after web has stopped waiting.
  longestWaitMs: 3600,
})

/**
 * Work on a password for somebody, in a fair turn: whoever sends sixty at once delays another by one (decision 118).
 * Throws tooManyRequests when so many of the person's wait already, unavailable when too many do.
 */
export async function hashFor<T>(person: string, work: () => Promise<T>): Promise<T> {
  const turn = await takeTurn(person, work)
  if ('done' in turn) return turn.done
  throw new AppError(turn.refusal, [], { retryAfterSeconds })
}
