import type { Context, Next } from 'koa'
import { AppError } from '../lib/app-error'

/**
 * Keeps what was thrown where `error-shape` finds it: Strapi answers with its text alone. A form that cannot be read is
 * a fault to Strapi (500); what read it says better in a word that only it uses.
 */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } catch (error) {
    const isUnreadableForm = Object(error).httpCode === 400
    ctx.state.error = isUnreadableForm ? new AppError('unreadableBody') : error
    if (isUnreadableForm) ctx.throw(400)
    throw error
  }
}
