import type { Context, Next } from 'koa'

/** Keeps what was thrown where `error-shape` finds it: Strapi answers with its text alone. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } catch (error) {
    ctx.state.error = error
    throw error
  }
}
