import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { AppError } from './app-error'

/** Strapi's own answer to too many tries, for its panel to read. */
export const refuseInPanel = (ctx: Context) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  ctx.set('Retry-After', String(error.retryAfterSeconds))
  throw new errors.RateLimitError()
}
