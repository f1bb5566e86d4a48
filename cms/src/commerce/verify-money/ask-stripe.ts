import { Semaphore } from 'async-mutex'

type Created = { gte?: number; lt?: number }

type ListParams = { created: Created; limit: number; starting_after?: string }

type Listed<Thing> = { data: Thing[]; has_more: boolean }

/** Concurrent calls. Stripe allows a hundred calls per second, which the running product needs too. */
const atOnce = 4

const stepMs = 30 * 86_400_000
const seconds = (ms: number) => Math.floor(ms / 1000)

/** The time since an instant, in steps. Open-ended on both sides, because the clock of Stripe may differ. */
export function stepsSince(first: Date, at: Date): Created[] {
  const starts: number[] = []
  for (let ms = first.getTime(); ms < at.getTime(); ms += stepMs) starts.push(seconds(ms))
  return [undefined, ...starts].map((gte, index) => {
    const lt = starts[index]
    return { ...(gte !== undefined && { gte }), ...(lt !== undefined && { lt }) }
  })
}

type Progress = (sentence: string) => void

/**
 * Reads whole lists from Stripe, a hundred objects per call and several calls at once: reading a hundred thousand
 * orders one by one would take hours.
 */
export function askStripe(steps: readonly Created[], report: Progress) {
  const semaphore = new Semaphore(atOnce)
  return async function every<Thing extends { id: string }>(
    what: string,
    list: (params: ListParams) => PromiseLike<Listed<Thing>>,
    take: (things: readonly Thing[]) => Promise<void> | void,
  ) {
    let count = 0
    const takeStep = async (created: Created) => {
      let last: string | undefined
      do {
        const params = { created, limit: 100, ...(last && { starting_after: last }) }
        const { data, has_more } = await list(params)
        await take(data)
        count += data.length
        last = has_more ? data.at(-1)?.id : undefined
        if (data.length > 0) report(`${what}: ${count} compared`)
      } while (last)
    }
    await Promise.all(steps.map((step) => semaphore.runExclusive(() => takeStep(step))))
  }
}

export type Every = ReturnType<typeof askStripe>
