import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { env } from '../lib/env'

const timeoutMs = 8000

/**
 * GET /drawing?of=&date= → the picture of a chart or a cycle as web draws it for letters. The panel shows pictures of
 * its own origin alone, and draws nothing itself (decision 158). 404 for what is no drawing, 503 while web is away.
 */
export function serveDrawings(strapi: Core.Strapi) {
  strapi.server.routes([
    {
      method: 'GET',
      path: '/drawing',
      handler: async (ctx: Context) => {
        const found = await askWeb(ctx.search)
        ctx.status = found?.ok ? 200 : found && found.status < 500 ? 404 : 503
        if (!found?.ok) return
        ctx.type = 'image/png'
        ctx.set('Cache-Control', 'private, max-age=3600')
        ctx.body = Buffer.from(await found.arrayBuffer())
      },
      config: { auth: false },
    },
  ])
}

const askWeb = (search: string) =>
  fetch(new URL(`/api/drawing${search}`, env.WEB_URL), {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
