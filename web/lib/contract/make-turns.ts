import { makeFairLine } from './fair-line'

type Settings = {
  /** So much is done at once. */
  atOnce: number
  /** So much of one person's may wait, and of all people's together. */
  mostEach: number
  mostAll: number
  /** Whoever waited so long for the beginning is sent away: nobody reads the answer any more. */
  longestWaitMs: number
}

type Turn<T> = { done: T } | { refusal: 'tooManyRequests' | 'unavailable' }

type Waiting = { begin: () => void; refuse: (code: 'tooManyRequests' | 'unavailable') => void }

/**
 * Turns for heavy work, fair to people however often each asks. What it returns does a piece of work of somebody's when
 * its turn comes; or refuses at once when too much waits already (tooManyRequests: of that person's, unavailable: of
 * all), or when the turn did not come in time (unavailable).
 */
export function makeTurns({ atOnce, longestWaitMs, ...limits }: Settings) {
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

  return function takeTurn<T>(person: string, work: () => Promise<T>): Promise<Turn<T>> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer)
          work()
            .then((done) => resolve({ done }), reject)
            .finally(() => {
              running -= 1
              goOn()
            })
        },
        refuse(refusal) {
          clearTimeout(timer)
          resolve({ refusal })
        },
      }
      const timer = setTimeout(() => {
        line.leave(person, waiting)
        waiting.refuse('unavailable')
      }, longestWaitMs)
      const out = line.join(person, waiting)
      out?.isOut.refuse(out.because === 'own' ? 'tooManyRequests' : 'unavailable')
      goOn()
    })
  }
}
