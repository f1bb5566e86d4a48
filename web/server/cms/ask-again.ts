import { outsideRequest } from '@/server/request-state'
import { askedOf } from './asked-content'
import { requestCms } from './request-cms'

/**
 * Asks the cms anew what was asked of these types before. Pages would do so themselves, each when it is next looked at;
 * by then the cms may be away, and what it has just taken off would be there again. What it does not answer now,
 * pages ask for.
 */
export async function askAgain(tags: readonly string[]): Promise<void> {
  for (const question of askedOf(tags)) {
    const answer = await outsideRequest(() => requestCms(question)).catch(() => undefined)
    if (!answer) return
    // Next caches an answer only after its body was read.
    await answer.arrayBuffer()
  }
}
