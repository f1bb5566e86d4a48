import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'

/** One line a request, without what follows the question mark: birth dates do not belong in a log. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async ({ method, path, res }: Context, next: Next) => {
    const startedAt = performance.now()
    await next()
    const tookMs = Math.ceil(performance.now() - startedAt)
    strapi.log.http(`${method} ${path} (${tookMs} ms) ${res.statusCode}`)
  }
