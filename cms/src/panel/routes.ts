import type { Core } from '@strapi/strapi'
import type { ContentTypeUid } from '../lib/content-types'
import * as letters from './letters'

type Right = 'read' | 'update'

const signedIn = 'admin::isAuthenticatedAdmin'

/** For those whose role in the panel may do so with entries of a type. */
const who = (right: Right, uid: ContentTypeUid) => ({
  policies: [
    signedIn,
    {
      name: 'admin::hasPermissions',
      config: { actions: [[`plugin::content-manager.explorer.${right}`, uid]] },
    },
  ],
})

const letter = 'api::email-template.email-template'

/** What the editors' panel asks of us, beside Strapi's own: who may, and what is done. */
const routes = [
  {
    method: 'POST',
    path: '/letters/preview',
    config: who('read', letter),
    handler: letters.preview,
  },
  {
    method: 'POST',
    path: '/letters/trial',
    config: who('update', letter),
    handler: letters.sendToMe,
  },
] as const

/** Strapi makes routes of `src/api` for web alone, so those of its panel are added by hand. */
export const addPanelRoutes = ({ server }: Core.Strapi) =>
  server.routes({
    type: 'admin',
    prefix: '/editors',
    routes: routes.map((route) => ({ ...route, info: { type: 'admin' } })),
  })
