import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { AppError } from './app-error'

/** Strapi's own error for too many attempts, as its panel expects it. */
export const refuseInPanel = (ctx: Context) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  ctx.set('Retry-After', String(error.retryAfterSeconds))
  throw new errors.RateLimitError()
}
