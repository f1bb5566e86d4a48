import type { Answer } from './ask.ts'

/** What came through. */
export class Breach extends Error {}

/** What this machine does not allow to try. */
export class NotTried extends Error {}

/** Throws what came through unless something holds. */
export function assertThat(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Breach(what)
}

/** "200 × 3, 429 × 57" */
export function statusesOf(answers: readonly Pick<Answer, 'status'>[]) {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
}

/** Runs some at a time, in order. */
export async function inTurns<T, R>(all: readonly T[], most: number, work: (one: T) => Promise<R>) {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < all.length) {
      const index = next
      next += 1
      results[index] = await work(all[index] as T)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, all.length) }, worker))
  return results
}

/** What `look` finds as soon as it finds something; throws after a while. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  patienceMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > deadline) throw new Breach(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
