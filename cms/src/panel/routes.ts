import type { Context } from 'koa'
import { filmUid } from '../films/film-row'
import type { ContentTypeUid } from '../lib/content-types'
import type { EntryRight } from '../versions/entry-rights'
import * as films from './films'
import * as letters from './letters'
import * as messages from './messages'
import * as newsletter from './newsletter'
import * as presence from './presence'
import * as reviews from './reviews'
import { search } from './search'
import * as texts from './texts'
import * as toDo from './to-do'
import * as trash from './trash'
import * as versions from './versions'

type Policies = { policies: (string | { name: string; config: object })[] }

const signedIn = 'admin::isAuthenticatedAdmin'

/** For those whose role in the panel may do so with entries of a type. */
const who = (right: 'read' | 'update' | 'publish', uid: ContentTypeUid): Policies => ({
  policies: [
    signedIn,
    {
      name: 'admin::hasPermissions',
      config: { actions: [[`plugin::content-manager.explorer.${right}`, uid]] },
    },
  ],
})

/** For those who may do so with the very entry of the address. */
const withEntry = (right: EntryRight): Policies => ({
  policies: [signedIn, { name: 'global::with-entry', config: { right } }],
})

/** For everybody who is signed in: what they hear is what their roles may read. */
const everybody: Policies = { policies: [signedIn] }

type Row = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handler: (ctx: Context) => Promise<unknown> | unknown
  config: Policies
}

const letter = 'api::email-template.email-template'
const review = 'api::review.review'
const issue = 'api::newsletter-issue.newsletter-issue'
const message = 'api::contact-message.contact-message'
const text = 'api::interpretation-text.interpretation-text'
const versionsOf = '/versions/:uid/:documentId'
const version = `${versionsOf}/:number`
const presenceIn = '/presence/:uid/:documentId'

/** What the panel asks of us beside what Strapi answers. Below `/editing`. */
export const routes: readonly Row[] = [
  { method: 'GET', path: versionsOf, config: withEntry('read'), handler: versions.list },
  { method: 'GET', path: version, config: withEntry('read'), handler: versions.show },
  { method: 'POST', path: version, config: withEntry('update'), handler: versions.bringBackOne },
  { method: 'POST', path: presenceIn, config: withEntry('read'), handler: presence.comeIn },
  { method: 'DELETE', path: presenceIn, config: withEntry('read'), handler: presence.leave },
  { method: 'GET', path: '/trash', config: everybody, handler: trash.list },
  // Whether its type may be made is asked when it is known what it is.
  { method: 'POST', path: '/trash/:id', config: everybody, handler: trash.takeOut },
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
  { method: 'GET', path: '/reviews/:id', config: who('read', review), handler: reviews.state },
  { method: 'POST', path: '/reviews/:id', config: who('update', review), handler: reviews.judge },
  { method: 'POST', path: '/films', config: who('update', filmUid), handler: films.takeIn },
  {
    method: 'GET',
    path: '/newsletter/:documentId',
    config: who('read', issue),
    handler: newsletter.show,
  },
  // It goes to everybody: for those who may publish.
  {
    method: 'POST',
    path: '/newsletter/:documentId/send',
    config: who('publish', issue),
    handler: newsletter.send,
  },
  {
    method: 'POST',
    path: '/newsletter/:documentId/cancel',
    config: who('publish', issue),
    handler: newsletter.cancel,
  },
  {
    method: 'POST',
    path: '/messages/:documentId/answer',
    config: who('update', message),
    handler: messages.answer,
  },
  {
    method: 'DELETE',
    path: '/messages/:documentId',
    config: who('update', message),
    handler: messages.erase,
  },
  { method: 'GET', path: '/search', config: everybody, handler: search },
  { method: 'GET', path: '/to-do/missing', config: everybody, handler: toDo.missing },
  { method: 'GET', path: '/to-do/waiting', config: everybody, handler: toDo.waiting },
  { method: 'GET', path: '/to-do/timed', config: everybody, handler: toDo.timed },
  // Sums of words, of nobody.
  { method: 'GET', path: '/to-do/not-found', config: everybody, handler: toDo.notFound },
  { method: 'GET', path: '/to-do/changed', config: everybody, handler: toDo.changed },
  { method: 'GET', path: '/texts', config: who('read', text), handler: texts.overview },
  { method: 'GET', path: '/texts/csv', config: who('read', text), handler: texts.exportTexts },
  { method: 'POST', path: '/texts/csv', config: who('update', text), handler: texts.compare },
  { method: 'POST', path: '/texts/csv/write', config: who('update', text), handler: texts.write },
]
