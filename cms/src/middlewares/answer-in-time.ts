import type { Context, Next } from 'koa'
import { withSignal } from '../platform/database/reads/request-signal'
import { lostError } from '../platform/lib/lost-error'

/** A little less than web's timeout (web/server/cms/request-cms), so that the caller gets a reason. */
const patienceMs = 3900

const retryAfterSeconds = 5

/**
 * 503 for a call that hangs, on the database or anything else (quality, "Faults": within 5 s); 504 for a change that may
 * not be repeated. The clock starts after the body, which may arrive slowly. Writes continue, as when a caller
 * disconnects: the transaction ends normally. The back office's read-only statements are cancelled in both cases
 * (database/reads).
 */
export default () => async (ctx: Context, next: Next) => {
  if (!ctx.path.startsWith('/api/')) return next()
  let timer: NodeJS.Timeout | undefined
  const end = new AbortController()
  ctx.res.once('close', () => end.abort())
  const late = new Promise<never>((_, reject) => {
    const refusal = lostError(ctx, retryAfterSeconds)
    timer = setTimeout(() => {
      reject(refusal)
      end.abort()
    }, patienceMs)
  })
  try {
    await Promise.race([withSignal(end.signal, next), late])
  } finally {
    clearTimeout(timer)
  }
}
