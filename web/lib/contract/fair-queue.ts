import { makeFairLine } from './fair-line'

type Settings = {
  /** So much is done at once. */
  atOnce: number
  /** So much of one person's may wait, and of all people's together. */
  mostEach: number
  mostAll: number
  /** Longest wait for the beginning: later the caller has given up, so the work is refused. */
  longestWaitMs: number
}

type Refusal = 'tooManyRequests' | 'unavailable'

type Outcome<T> = { done: T } | { refusal: Refusal }

type Waiting = { begin: () => void; refuse: (code: Refusal) => void }

/**
 * Turns for heavy work, fair to people however often each asks. Returns a function that does a piece of a person's work
 * when its turn comes; or refuses immediately when too much waits already (tooManyRequests: of that person's,
 * unavailable: of all), or when the turn did not come in time (unavailable). Work aborted by `signal` while it waits is
 * refused as well, and not done.
 */
export function fairQueue({ atOnce, longestWaitMs, ...limits }: Settings) {
  const line = makeFairLine<Waiting>(limits)
  let running = 0

  function goOn() {
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
          // A work that throws before its first await gives its turn back too.
          new Promise<T>((started) => started(work()))
            .then((done) => resolve({ done }), reject)
            .finally(() => {
              running -= 1
              goOn()
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
      goOn()
    })
  }
}
