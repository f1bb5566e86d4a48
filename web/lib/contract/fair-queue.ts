import { makeFairLine } from './fair-line'

type Settings = {
  /** Most tasks that run concurrently. */
  atOnce: number
  /** Most waiting tasks of one person, and of all people. */
  mostEach: number
  mostAll: number
  /** Longest wait for the start; the task is then refused, because the caller has given up. */
  longestWaitMs: number
}

type Refusal = 'tooManyRequests' | 'unavailable'

type Outcome<T> = { done: T } | { refusal: Refusal }

type Waiting = { begin: () => void; refuse: (code: Refusal) => void }

/**
 * Fair concurrency limit for heavy work. Returns a function that runs a person's task when its turn comes. It refuses
 * the task immediately when too many are waiting (tooManyRequests: of that person, unavailable: of all), and when it
 * was not started in time (unavailable). A task aborted by `signal` while it waits is refused (unavailable) and not run.
 */
export function fairQueue({ atOnce, longestWaitMs, ...limits }: Settings) {
  const line = makeFairLine<Waiting>(limits)
  let running = 0

  function startNext() {
    while (running < atOnce) {
      const waiting = line.next()
      if (!waiting) return
      running += 1
      waiting.begin()
    }
  }

  return function enqueue<T>(
    person: string,
    work: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<Outcome<T>> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.leave(person, waiting)
        waiting.refuse('unavailable')
      }
      const endWaiting = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      const waiting: Waiting = {
        begin() {
          endWaiting()
          // Also frees the slot when the work throws synchronously.
          new Promise<T>((started) => started(work()))
            .then((done) => resolve({ done }), reject)
            .finally(() => {
              running -= 1
              startNext()
            })
        },
        refuse(refusal) {
          endWaiting()
          resolve({ refusal })
        },
      }
      const timer = setTimeout(leave, longestWaitMs)
      if (signal?.aborted) return waiting.refuse('unavailable')
      signal?.addEventListener('abort', leave)
      const out = line.join(person, waiting)
      out?.isOut.refuse(out.because === 'own' ? 'tooManyRequests' : 'unavailable')
      startNext()
    })
  }
}
