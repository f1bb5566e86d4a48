import { type ErrorBody, type ErrorCode, errorBody } from '@krono/contract'
import type { Context, Next } from 'koa'
import { asAppError, stripeFailure } from '../commerce/payments/stripe/stripe-failure'
import { FilesAwayError } from '../platform/files/files-away'
import { AppError } from '../platform/lib/app-error'
import { env } from '../platform/lib/env'
import { isCommitLost, isDatabaseAway } from '../platform/lib/is-database-away'
import { lostError } from '../platform/lib/lost-error'
import { isUnwritable } from '../publishing/uploads/is-unwritable'

const codeByStatus = {
  400: 'invalidField',
  401: 'notAuthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  429: 'tooManyRequests',
  503: 'unavailable',
} as const satisfies Record<number, ErrorCode>

/** Retry-After while the database is unavailable or files cannot be written; each request tries again. */
const retryAfterSeconds = 5

const isKnown = (status: number): status is keyof typeof codeByStatus => status in codeByStatus

/**
 * Every error under /api is `{ message, status, errors? }` with its HTTP status, in the language of the deployment
 * (spec §7, "API"), whether a service of ours, Strapi or the router raised it.
 */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } finally {
    if (/^\/api(\/|$)/.test(ctx.path)) shapeError(ctx)
  }
}

function shapeError(ctx: Context) {
  const isAway =
    !stripeFailure(ctx.state.error) &&
    (isDatabaseAway(ctx.state.error) ||
      isUnwritable(ctx.state.error) ||
      ctx.state.error instanceof FilesAwayError)
  const error = isAway ? awayError(ctx) : asAppError(ctx.state.error)
  if (error instanceof AppError) {
    const { code, fields, words, retryAfterSeconds } = error
    if (retryAfterSeconds) ctx.set('Retry-After', String(retryAfterSeconds))
    answer(ctx, code, errorBody(code, env.LANGUAGE, fields, words))
  } else if (ctx.status >= 400) {
    const code = codeOf(ctx)
    answer(ctx, code, { ...errorBody(code, env.LANGUAGE), status: ctx.status })
  }
}

/** A transaction may be stored if its COMMIT got no answer; any other was rolled back. */
const awayError = (ctx: Context) =>
  isCommitLost(ctx.state.error)
    ? lostError(ctx, retryAfterSeconds)
    : new AppError('unavailable', [], { retryAfterSeconds })

/** The code is for the logs of cms and web (`request-log`). */
function answer(ctx: Context, code: ErrorCode, body: ErrorBody) {
  ctx.set('X-Error-Code', code)
  ctx.body = body
  // Setting only a body would turn a 404 into a 200.
  ctx.status = body.status
}

function codeOf({ status, state }: Context): ErrorCode {
  if (status === 400 && state.error instanceof SyntaxError) return 'unreadableBody'
  if (isKnown(status)) return codeByStatus[status]
  return status < 500 ? 'invalidField' : 'internal'
}
