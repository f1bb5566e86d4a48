import type { Core } from '@strapi/strapi'

type Route = { method: string; path: string }
type Router = { type: 'admin' | 'content-api'; routes: Route[] }

/**
 * Routes of Strapi's plugins that nobody may call, so they are not there (decision 113). `calls` are
 * their beginnings; where there is no such list, none has a use in the product.
 */
const closed = [
  // Anybody in the panel could send letters with our name to anybody.
  { plugin: 'email', type: 'admin' },
  // The cms would fetch whatever address an author names; the panel's own form fetches in the browser.
  { plugin: 'upload', type: 'admin', calls: ['POST /actions/upload-from-urls'] },
  // Sends pictures to a service outside; bought by nobody.
  {
    plugin: 'upload',
    type: 'admin',
    calls: ['POST /actions/generate-ai', 'POST /ai-metadata-jobs', 'GET /ai-metadata-jobs'],
  },
  // Any author could change how the whole panel translates.
  { plugin: 'i18n', type: 'admin', calls: ['PUT /settings', 'GET /ai-'] },
  // web reads content types of ours; accounts, pictures and languages go through calls of ours.
  ...(['email', 'upload', 'users-permissions', 'content-type-builder', 'i18n'] as const).map(
    (plugin) => ({ plugin, type: 'content-api' as const }),
  ),
] as const satisfies readonly { plugin: string; type: Router['type']; calls?: readonly string[] }[]

/** Takes the closed routes away before Strapi makes its router. */
export function closeRoutes(strapi: Core.Strapi) {
  for (const row of closed) {
    const plugin = strapi.plugin(row.plugin)
    const routers = new Map<string, unknown>(Object.entries(plugin.routes))
    const calls: readonly string[] = 'calls' in row ? row.calls : ['']
    const left = without(routers.get(row.type), row.type, calls)
    Object.assign(plugin.routes, { [row.type]: left })
  }
}

function without(router: unknown, type: Router['type'], calls: readonly string[]): Router {
  // The routes of the content API are made by a function, and all of them go.
  const present = isRouter(router) ? router.routes : []
  const routes = present.filter(
    ({ method, path }) => !calls.some((one) => `${method} ${path}`.startsWith(one)),
  )
  return { type, routes }
}

const isRouter = (router: unknown): router is Router =>
  typeof router === 'object' && router !== null && 'routes' in router
