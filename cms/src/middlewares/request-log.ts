import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'

/** An id that web sent; anything else is replaced, so that nothing foreign gets into the log. */
const isId = (id: string) => /^[\w-]{8,64}$/.test(id)

/**
 * Logs one line per request: `POST /api/user/login (12 ms) 401 wrongLogin <id>`, with the code of the error and the id
 * that is in the line of web too. Without the query string, which may contain birth dates.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const { method, path, res } = ctx
    const startedAt = performance.now()
    const sent = ctx.get('X-Request-Id')
    const id = isId(sent) ? sent : randomUUID()
    await next()
    const tookMs = Math.ceil(performance.now() - startedAt)
    const code = ctx.response.get('X-Error-Code')
    strapi.log.http(
      [method, path, `(${tookMs} ms)`, res.statusCode, code, id].filter(Boolean).join(' '),
    )
  }
