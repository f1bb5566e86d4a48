import type { ApiResult, Failure } from '@/client/failure'

const everyMs = 1500
const longestMs = 30_000

type Following<Answer> = {
  ask: () => Promise<ApiResult<Answer>>
  onAnswer: (answer: Answer) => void
  /** `isOver`: the caller may not read it, so polling stops. */
  onFailure: (failure: Failure, isOver: boolean) => void
}

/**
 * Polls the progress, each time after the previous response, and not on a hidden page. Without a response the intervals
 * grow. Returns a function that stops it.
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

  /** A page that becomes visible polls immediately, unless a longer wait is required. */
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

/** Session ended, right revoked, or not found; too many requests are temporary. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429
