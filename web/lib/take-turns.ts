/** How many may wait; whoever comes later is told to come again. */
const longestQueue = 30

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs heavy work one after the other, so that many pictures at once leave the machine to the pages.
 * Resolves to undefined when too many wait already.
 */
export async function takeTurns<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (waiting >= longestQueue) return undefined
  waiting += 1
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine.finally(() => {
    waiting -= 1
  })
}
