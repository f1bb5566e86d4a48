import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { findFiles, findMember } from './find-files'

type Find = (strapi: Core.Strapi, documentId: string) => Promise<object | undefined>

/** Whoever may close an incident may see what it is about. */
const policies = [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: {
      actions: [
        { action: 'plugin::content-manager.explorer.update', subject: 'api::incident.incident' },
      ],
    },
  },
]

/**
 * For the panel: the order and the member behind an incident, and no others (decision 162). Who looked at whom stands
 * in the log.
 */
export function serveFiles(strapi: Core.Strapi) {
  const route = (path: string, find: Find, isPersonal = false) => ({
    method: 'GET' as const,
    path,
    info: { type: 'admin' },
    config: { auth: { scope: [] }, policies },
    handler: async (ctx: Context) => {
      const { id } = ctx.params
      const found = await find(strapi, String(id))
      if (!found) return ctx.notFound()
      if (isPersonal)
        strapi.log.info(`Panel user ${ctx.state.user.id} looked at the member of incident ${id}`)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = found
    },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/krono',
    routes: [route('/incidents/:id', findFiles), route('/incidents/:id/member', findMember, true)],
  })
}
