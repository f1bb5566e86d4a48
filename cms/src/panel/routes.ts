import type { Context } from 'koa'
import type { EntryRight } from '../versions/entry-rights'
import * as presence from './presence'
import * as trash from './trash'
import * as versions from './versions'

const signedIn = 'admin::isAuthenticatedAdmin'

/** For those who may do so with the very entry of the address. */
const withEntry = (right: EntryRight) => ({
  policies: [signedIn, { name: 'global::with-entry', config: { right } }],
})

/** For everybody who is signed in: what they hear is what their roles may read. */
const everybody = { policies: [signedIn] }

type Row = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handler: (ctx: Context) => Promise<unknown> | unknown
  config: ReturnType<typeof withEntry> | typeof everybody
}

const versionsOf = '/versions/:uid/:documentId'
const presenceIn = '/presence/:uid/:documentId'

/** What the panel asks of us beside what Strapi answers. Below `/editing`. */
export const routes: readonly Row[] = [
  { method: 'GET', path: versionsOf, config: withEntry('read'), handler: versions.list },
  {
    method: 'GET',
    path: `${versionsOf}/:number`,
    config: withEntry('read'),
    handler: versions.show,
  },
  {
    method: 'POST',
    path: `${versionsOf}/:number`,
    config: withEntry('update'),
    handler: versions.bringBackOne,
  },
  { method: 'POST', path: presenceIn, config: withEntry('read'), handler: presence.comeIn },
  { method: 'DELETE', path: presenceIn, config: withEntry('read'), handler: presence.leave },
  { method: 'GET', path: '/trash', config: everybody, handler: trash.list },
  // Whether its type may be made is asked when it is known what it is.
  { method: 'POST', path: '/trash/:id', config: everybody, handler: trash.takeOut },
]
