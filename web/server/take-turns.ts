import pLimit from 'p-limit'

/**
 * A queue for heavy work that is done one after the other, so that much of it at once leaves the machine to the pages.
 * What it returns runs a piece of work when its turn comes, and resolves to undefined when `longest` wait already:
 * whoever comes then is told to come again.
 */
export function queueOf(longest: number) {
  const inTurn = pLimit(1)
  return async function takeTurns<T>(work: () => Promise<T>): Promise<T | undefined> {
    const waiting = inTurn.activeCount + inTurn.pendingCount
    return waiting < longest ? inTurn(work) : undefined
  }
}
