import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { findFiles, findMember } from './find-files'

type Find = (strapi: Core.Strapi, documentId: string) => Promise<object | undefined>

/** Users who may close an incident may see its files. */
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
 * Panel routes to the order and the member of an incident only (decision money-verification). Each access to a member
 * is logged.
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
        strapi.log.info(`Panel user ${ctx.state.user.id} viewed the member of incident ${id}`)
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
