import type { Core } from '@strapi/strapi'

type Route = { method: string; path: string }
type Router = { type: 'admin' | 'content-api'; routes: Route[] }

/**
 * Plugin routes of Strapi that are removed, so they answer 404. `calls` lists path prefixes; without it, all routes of
 * that plugin and type are removed because the product uses none of them.
 */
const closed = [
  // Any panel user could send e-mails from our sender address to any recipient.
  { plugin: 'email', type: 'admin' },
  // The cms would fetch any URL an author enters (SSRF); the panel's own form fetches in the browser.
  { plugin: 'upload', type: 'admin', calls: ['POST /actions/upload-from-urls'] },
  // Sends pictures to an external paid service; we have no subscription to it.
  {
    plugin: 'upload',
    type: 'admin',
    calls: ['POST /actions/generate-ai', 'POST /ai-metadata-jobs', 'GET /ai-metadata-jobs'],
  },
  // Any author could change the locale settings of the whole panel.
  { plugin: 'i18n', type: 'admin', calls: ['PUT /settings', 'GET /ai-'] },
  // web reads our own content types; accounts, pictures and languages use our own endpoints.
  ...(['email', 'upload', 'users-permissions', 'content-type-builder', 'i18n'] as const).map(
    (plugin) => ({ plugin, type: 'content-api' as const }),
  ),
] as const satisfies readonly { plugin: string; type: Router['type']; calls?: readonly string[] }[]

/** Removes the closed routes before Strapi builds its router. */
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
  // The routes of the content API are created by a function, and all of them are removed.
  const present = isRouter(router) ? router.routes : []
  const routes = present.filter(
    ({ method, path }) => !calls.some((one) => `${method} ${path}`.startsWith(one)),
  )
  return { type, routes }
}

const isRouter = (router: unknown): router is Router =>
  typeof router === 'object' && router !== null && 'routes' in router
