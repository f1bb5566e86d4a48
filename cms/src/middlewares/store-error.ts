import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { FilesAwayError } from '../platform/files/files-away'
import { AppError } from '../platform/lib/app-error'
import { env } from '../platform/lib/env'
import { isUnwritable } from '../publishing/uploads/is-unwritable'
import { refusals } from '../publishing/uploads/refusals'

const retryAfterSeconds = 5

/**
 * Stores the thrown error for `error-shape`: Strapi's response has only its message. An unreadable form is a 500 in
 * Strapi; it is recognised by `httpCode`, which only the form parser sets. Also handles an unwritable upload folder, and
 * a file store that does not answer.
 */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } catch (error) {
    const isUnreadableForm = Object(error).httpCode === 400
    ctx.state.error = isUnreadableForm ? new AppError('unreadableBody') : error
    if (isUnreadableForm) ctx.throw(400)
    if (error instanceof FilesAwayError) {
      strapi.log.error(error.message)
      refuseFiles(ctx)
      return
    }
    if (isUnwritable(error)) {
      strapi.log.error(`A file could not be written: ${String(error)}`)
      // The panel shows messages; our endpoints get 503 (error-shape).
      throw new errors.ApplicationError(refusals.unwritable[env.LANGUAGE])
    }
    throw error
  }
}

/** 503 in the shape of Strapi, which the panel shows. */
function refuseFiles(ctx: Context) {
  const message = refusals.away[env.LANGUAGE]
  const error = { status: 503, name: 'ServiceUnavailableError', message, details: {} }
  ctx.status = error.status
  ctx.set('Retry-After', String(retryAfterSeconds))
  ctx.remove('ETag')
  ctx.body = { data: null, error }
}
