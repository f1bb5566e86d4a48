import type { Core } from '@strapi/strapi'
import { routes } from './routes'

/** Registers the routes of our parts of the panel, for panel users only. Not in `api`: those routes are for web. */
export function servePanel(strapi: Core.Strapi) {
  const info = { type: 'admin' }
  strapi.server.routes({
    type: 'admin',
    prefix: '/editing',
    routes: routes.map((route) => ({ ...route, info })),
  })
}
