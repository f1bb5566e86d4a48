import { type ErrorCode, errorBody, errors } from '@krono/contract'
import type { Context, Next } from 'koa'
import { AppError } from '../lib/app-error'
import { env } from '../lib/env'
import { isDatabaseAway } from '../lib/is-database-away'
import { asAppError, stripeFailure } from '../payments/stripe-failure'

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

/** When to come again while the database is away: it is asked again each time. */
const retryAfterSeconds = 5

const isKnown = (status: number): status is keyof typeof codeByStatus => status in codeByStatus

/**
 * Every error under /api is `{ message, status, errors? }` with its HTTP status, in the language of
 * the deployment (spec §7, "API"), whoever refused: a service of ours, Strapi, or the router.
 */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } finally {
    if (/^\/api(\/|$)/.test(ctx.path)) shapeError(ctx)
  }
}

function shapeError(ctx: Context) {
  const isAway = !stripeFailure(ctx.state.error) && isDatabaseAway(ctx.state.error)
  const error = isAway
    ? new AppError('unavailable', [], { retryAfterSeconds })
    : asAppError(ctx.state.error)
  if (error instanceof AppError) {
    const { retryAfterSeconds } = error
    if (retryAfterSeconds) ctx.set('Retry-After', String(retryAfterSeconds))
    answer(ctx, errors[error.code].status, errorBody(error.code, env.LANGUAGE, error.fields))
  } else if (ctx.status >= 400) {
    answer(ctx, ctx.status, { ...errorBody(codeOf(ctx), env.LANGUAGE), status: ctx.status })
  }
}

function answer(ctx: Context, status: number, body: object) {
  ctx.body = body
  // Setting a body alone would turn a missing page into a 200.
  ctx.status = status
}

function codeOf({ status, state }: Context): ErrorCode {
  if (status === 400 && state.error instanceof SyntaxError) return 'unreadableBody'
  if (isKnown(status)) return codeByStatus[status]
  return status < 500 ? 'invalidField' : 'internal'
}
