import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { readiness } from './readiness'

/**
 * GET /readyz: whether the database answers. `/_health` only says that the process runs, and stays that cheap: a
 * process must not be restarted because its database is down (operating, "Production").
 */
export function serveReadiness(strapi: Core.Strapi) {
  const isReady = readiness(() => strapi.db.connection.raw('SELECT 1'))
  strapi.server.routes([
    {
      method: 'GET',
      path: '/readyz',
      handler: async (ctx: Context) => {
        const ready = await isReady()
        ctx.status = ready ? 200 : 503
        ctx.body = { status: ready ? 'ok' : 'unavailable' }
        ctx.set('Cache-Control', 'no-store')
      },
      config: { auth: false },
    },
  ])
}
