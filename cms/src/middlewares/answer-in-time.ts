import type { Context, Next } from 'koa'
import { AppError } from '../lib/app-error'

/** A little less than web waits for us (web/server/cms/request-cms): whoever asks hears why. */
const patienceMs = 3900

const retryAfterSeconds = 5

/**
 * 503 for a call that hangs, with the database or whatever else it waits for (quality, "Faults": within 5 s). After the
 * body, which comes as slowly as its sender likes. What was begun goes on, as when a caller hangs up: its transaction
 * ends as it would have.
 */
export default () => async (ctx: Context, next: Next) => {
  if (!ctx.path.startsWith('/api/')) return next()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const refusal = new AppError('unavailable', [], { retryAfterSeconds })
    timer = setTimeout(() => reject(refusal), patienceMs)
  })
  try {
    await Promise.race([next(), late])
  } finally {
    clearTimeout(timer)
  }
}
