/**
 * A queue for heavy work that is done one after the other, so that much of it at once leaves the machine to the pages.
 * What it returns runs a piece of work when its turn comes, and resolves to undefined when `longest` wait already:
 * whoever comes then is told to come again.
 */
export function queueOf(longest: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async function takeTurns<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (waiting >= longest) return undefined
    waiting += 1
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine.finally(() => {
      waiting -= 1
    })
  }
}
