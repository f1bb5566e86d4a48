import { randomUUID } from 'node:crypto'
import { requestIdHeader, requestIdOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { env } from '../platform/lib/env'
import { requestObservers, routeOf } from '../platform/lib/request-observers'

const msSince = (startedAt: number) => performance.now() - startedAt

/**
 * Gives each request an id, and logs one line for it: `POST /api/user/login (12 ms) 401 wrongLogin <id>`, with the code of
 * the error. The id is in the line of web too. Without the query string, which may contain birth dates. With
 * LOG_REQUESTS=false only failed requests are logged.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const startedAt = performance.now()
    // Only web and our own proxies reach the cms. Anything else than an id is replaced.
    const id = requestIdOf(ctx.get(requestIdHeader)) ?? randomUUID()
    ctx.state.requestId = id
    ctx.set(requestIdHeader, id)
    if (requestObservers.ended.size > 0) reportEnd(ctx, id, startedAt)
    await next()
    for (const observe of requestObservers.answered) {
      observe({ id, method: ctx.method, route: routeOf(ctx) })
    }
    const { statusCode: status } = ctx.res
    if (env.LOG_REQUESTS || status >= 400) writeLine(strapi.log, ctx, Math.ceil(msSince(startedAt)))
  }

function reportEnd(ctx: Context, id: string, startedAt: number) {
  const { method, res } = ctx
  res.once('close', () => {
    const { statusCode: status, writableFinished } = res
    const ended = { status, durationMs: msSince(startedAt), isAborted: !writableFinished }
    for (const observe of requestObservers.ended)
      observe({ id, method, route: routeOf(ctx), ...ended })
  })
}

function writeLine(log: Core.Strapi['log'], ctx: Context, tookMs: number) {
  const { method, path } = ctx
  const { statusCode: status } = ctx.res
  const code = ctx.response.get('X-Error-Code')
  const words = [method, path, `(${tookMs} ms)`, status, code]
  if (env.LOG_FORMAT === 'text') words.push(ctx.state.requestId)
  const facts = { durationMs: tookMs, bytes: ctx.response.length }
  const request = { method, route: routeOf(ctx), status, code: code || undefined, ...facts }
  log.http(words.filter(Boolean).join(' '), { request })
}
