import type { Core } from '@strapi/strapi'
import { routes } from './routes'

/** Answers what our parts of the panel ask, to its people alone. Not a folder of `api`: those routes are web's. */
export function servePanel(strapi: Core.Strapi) {
  const info = { type: 'admin' }
  strapi.server.routes({
    type: 'admin',
    prefix: '/editing',
    routes: routes.map((route) => ({ ...route, info })),
  })
}
