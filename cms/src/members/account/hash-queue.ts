import { availableParallelism } from 'node:os'
import { fairQueue } from '@krono/contract'
import { AppError } from '../../platform/lib/app-error'

/** Retry-After when too many requests hash at once. */
const retryAfterSeconds = 5

const enqueue = fairQueue({
  // Each hash uses a core; more at once would only slow all of them and everything else.
  atOnce: availableParallelism(),
  // As many as the login limit lets one network try (lib/rate-limits).
  mostEach: 60,
  mostAll: 120,
  // A task that starts later would finish after web's timeout.
  longestWaitMs: 3600,
})

/**
 * Runs password work for one client in a fair queue: a client that sends sixty at once delays another by one hash
 * (decision admission-control). Throws tooManyRequests when too many tasks of the same client are queued, unavailable
 * when too many are queued in total.
 */
export async function hashInQueue<T>(person: string, work: () => Promise<T>): Promise<T> {
  const outcome = await enqueue(person, work)
  if ('done' in outcome) return outcome.done
  throw new AppError(outcome.refusal, [], { retryAfterSeconds })
}
