import type { ApiResult, Failure } from '@/client/failure'

const everyMs = 1500
const longestMs = 30_000

type Following<Answer> = {
  ask: () => Promise<ApiResult<Answer>>
  onAnswer: (answer: Answer) => void
  /** `isOver`: whoever asks may not know, so it asks no more. */
  onFailure: (failure: Failure, isOver: boolean) => void
}

/**
 * Asks how far something is, each time after the answer before, and not while nobody looks. Where no answer comes it asks
 * at longer and longer intervals. What it returns ends it.
 */
export function follow<Answer>({ ask, onAnswer, onFailure }: Following<Answer>): () => void {
  let waitMs = everyMs
  let nextAt = Date.now() + waitMs
  let timer = setTimeout(look, waitMs)
  let isAsking = false
  let isEnded = false

  async function look() {
    if (document.hidden || isAsking) return
    isAsking = true
    const answer = await ask()
    isAsking = false
    if (isEnded) return
    const isOver = !answer.ok && isRefusal(answer.error.status)
    if (isOver) end()
    else {
      const retryMs = answer.ok ? 0 : (answer.retrySeconds ?? 0) * 1000
      waitMs = answer.ok ? everyMs : Math.max(Math.min(waitMs * 2, longestMs), retryMs)
      nextAt = Date.now() + waitMs
      timer = setTimeout(look, waitMs)
    }
    if (answer.ok) onAnswer(answer.data)
    else onFailure(answer, isOver)
  }

  /** Whoever comes back sees it at once, unless it is to be asked later. */
  function turn() {
    clearTimeout(timer)
    timer = setTimeout(look, waitMs > everyMs ? Math.max(0, nextAt - Date.now()) : 0)
  }

  function end() {
    isEnded = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turn)
  }

  document.addEventListener('visibilitychange', turn)
  return end
}

/** The session is over, the right is taken, there is no such thing; too many at once passes. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429
