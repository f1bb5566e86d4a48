import type { Context } from 'koa'
import type { EntryRight } from '../versions/entry-rights'
import * as calls from './calls'

const signedIn = { policies: ['admin::isAuthenticatedAdmin'] }

const withEntry = (right: EntryRight) => ({
  policies: ['admin::isAuthenticatedAdmin', { name: 'global::with-entry', config: { right } }],
})

const entry = ':uid/:documentId'

type Row = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handler: (ctx: Context) => Promise<void> | void
  config: ReturnType<typeof withEntry> | typeof signedIn
}

/** What the panel asks of us beside what Strapi answers. Below `/editing`. */
export const routes: readonly Row[] = [
  {
    method: 'GET',
    path: `/versions/${entry}`,
    handler: calls.versions,
    config: withEntry('read'),
  },
  {
    method: 'GET',
    path: `/versions/${entry}/:number`,
    handler: calls.version,
    config: withEntry('read'),
  },
  {
    method: 'POST',
    path: `/versions/${entry}/:number`,
    handler: calls.bringVersionBack,
    config: withEntry('update'),
  },
  {
    method: 'POST',
    path: `/presence/${entry}`,
    handler: calls.comeIn,
    config: withEntry('read'),
  },
  {
    method: 'DELETE',
    path: `/presence/${entry}`,
    handler: calls.goOut,
    config: withEntry('read'),
  },
  { method: 'GET', path: '/trash', handler: calls.trash, config: signedIn },
  // Whether its type may be made is asked when it is known what it is.
  { method: 'POST', path: '/trash/:id', handler: calls.takeOut, config: signedIn },
]
