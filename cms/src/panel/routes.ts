import type { Context } from 'koa'
import type { ContentTypeUid } from '../lib/content-types'
import * as letters from './letters'
import { search } from './search'
import * as texts from './texts'
import * as toDo from './to-do'

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

/** For everybody who is signed in: what they hear is what their roles may read. */
const everybody = { policies: [signedIn] }

const letter = 'api::email-template.email-template'
const text = 'api::interpretation-text.interpretation-text'

type Row = {
  method: 'GET' | 'POST'
  path: string
  handler: (ctx: Context) => Promise<unknown>
  config: ReturnType<typeof who> | typeof everybody
}

/** What the panel asks of us beside what Strapi answers. Below `/editing`. */
export const routes: readonly Row[] = [
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
  { method: 'GET', path: '/search', config: everybody, handler: search },
  { method: 'GET', path: '/to-do/missing', config: everybody, handler: toDo.missing },
  { method: 'GET', path: '/to-do/waiting', config: everybody, handler: toDo.waiting },
  { method: 'GET', path: '/to-do/timed', config: everybody, handler: toDo.timed },
  { method: 'GET', path: '/to-do/changed', config: everybody, handler: toDo.changed },
  { method: 'GET', path: '/texts', config: who('read', text), handler: texts.overview },
  { method: 'GET', path: '/texts/csv', config: who('read', text), handler: texts.exportTexts },
  { method: 'POST', path: '/texts/csv', config: who('update', text), handler: texts.compare },
  { method: 'POST', path: '/texts/csv/write', config: who('update', text), handler: texts.write },
]
