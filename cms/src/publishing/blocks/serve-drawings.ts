import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { fetchDrawing } from './fetch-drawing'

/**
 * GET /drawing?of=&date= → the picture of a chart or a cycle, rendered by web as for e-mails. The panel may only show
 * pictures of its own origin, and renders none itself. 404 for an invalid drawing, 503 while web is down.
 */
export function serveDrawings(strapi: Core.Strapi) {
  strapi.server.routes([
    {
      method: 'GET',
      path: '/drawing',
      handler: async (ctx: Context) => {
        const found = await fetchDrawing(`/api/drawing${ctx.search}`)
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
