import type { Context } from 'koa'
import { videoUid } from '../../library/videos/video-row'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import type { EntryRight } from '../../publishing/versions/entry-rights'
import * as emailPreview from './email-preview'
import * as fullTypes from './full-types'
import * as items from './items'
import * as languages from './languages'
import * as lessons from './lessons'
import * as messages from './messages'
import * as newsletter from './newsletter'
import * as presence from './presence'
import * as reviews from './reviews'
import { search } from './search'
import * as sold from './sold'
import * as texts from './texts'
import * as toDo from './to-do'
import * as trash from './trash'
import * as versions from './versions'
import * as videos from './videos'

type Policies = { policies: (string | { name: string; config: object })[] }

const signedIn = 'admin::isAuthenticatedAdmin'

/** For panel users with a right on entries of a type. */
const requireRight = (right: 'read' | 'update' | 'publish', uid: ContentTypeUid): Policies => ({
  policies: [
    signedIn,
    {
      name: 'admin::hasPermissions',
      config: { actions: [[`plugin::content-manager.explorer.${right}`, uid]] },
    },
  ],
})

/** For panel users with a right on the entry of the URL. */
const withEntry = (right: EntryRight): Policies => ({
  policies: [signedIn, { name: 'global::with-entry', config: { right } }],
})

/** For all panel users: the response contains only what their roles may read. */
const everybody: Policies = { policies: [signedIn] }

type Row = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handler: (ctx: Context) => Promise<unknown> | unknown
  config: Policies
}

const templateUid = 'api::email-template.email-template'
const review = 'api::review.review'
const issue = 'api::newsletter-issue.newsletter-issue'
const message = 'api::contact-message.contact-message'
const text = 'api::interpretation-text.interpretation-text'
const lesson = 'api::lesson.lesson'
const versionsOf = '/versions/:uid/:documentId'
const version = `${versionsOf}/:number`
const languagesOf = '/languages/:uid/:documentId'
const presenceIn = '/presence/:uid/:documentId'

/** Routes for the panel in addition to Strapi's. Below `/editing`. */
export const routes: readonly Row[] = [
  { method: 'GET', path: versionsOf, config: withEntry('read'), handler: versions.list },
  { method: 'GET', path: version, config: withEntry('read'), handler: versions.show },
  { method: 'POST', path: version, config: withEntry('update'), handler: versions.restore },
  { method: 'GET', path: languagesOf, config: withEntry('publish'), handler: languages.pending },
  { method: 'POST', path: languagesOf, config: withEntry('publish'), handler: languages.publish },
  { method: 'POST', path: presenceIn, config: withEntry('read'), handler: presence.enter },
  { method: 'DELETE', path: presenceIn, config: withEntry('read'), handler: presence.leave },
  {
    method: 'GET',
    path: '/buyers/:uid/:documentId',
    config: withEntry('read'),
    handler: sold.buyers,
  },
  { method: 'GET', path: '/full-types', config: everybody, handler: fullTypes.list },
  { method: 'GET', path: '/items', config: everybody, handler: items.list },
  { method: 'GET', path: '/trash', config: everybody, handler: trash.list },
  // The right to create is checked once the entry's type is known.
  { method: 'POST', path: '/trash/:id', config: everybody, handler: trash.restore },
  {
    method: 'POST',
    path: '/letters/preview',
    config: requireRight('read', templateUid),
    handler: emailPreview.preview,
  },
  {
    method: 'POST',
    path: '/letters/trial',
    config: requireRight('update', templateUid),
    handler: emailPreview.sendToMe,
  },
  {
    method: 'GET',
    path: '/reviews/:id',
    config: requireRight('read', review),
    handler: reviews.state,
  },
  {
    method: 'POST',
    path: '/reviews/:id',
    config: requireRight('update', review),
    handler: reviews.moderate,
  },
  {
    method: 'POST',
    path: '/films',
    config: requireRight('update', videoUid),
    handler: videos.upload,
  },
  {
    method: 'GET',
    path: '/newsletter/:documentId',
    config: requireRight('read', issue),
    handler: newsletter.show,
  },
  // Goes to all subscribers: requires the publish right.
  {
    method: 'POST',
    path: '/newsletter/:documentId/send',
    config: requireRight('publish', issue),
    handler: newsletter.send,
  },
  {
    method: 'POST',
    path: '/newsletter/:documentId/cancel',
    config: requireRight('publish', issue),
    handler: newsletter.cancel,
  },
  {
    method: 'POST',
    path: '/messages/:documentId/answer',
    config: requireRight('update', message),
    handler: messages.answer,
  },
  {
    method: 'DELETE',
    path: '/messages/:documentId',
    config: requireRight('update', message),
    handler: messages.erase,
  },
  { method: 'GET', path: '/search', config: everybody, handler: search },
  { method: 'GET', path: '/to-do/missing', config: everybody, handler: toDo.missing },
  { method: 'GET', path: '/to-do/waiting', config: everybody, handler: toDo.waiting },
  { method: 'GET', path: '/to-do/timed', config: everybody, handler: toDo.timed },
  // Counts of words, without personal data.
  { method: 'GET', path: '/to-do/not-found', config: everybody, handler: toDo.notFound },
  { method: 'GET', path: '/to-do/changed', config: everybody, handler: toDo.changed },
  { method: 'GET', path: '/texts', config: requireRight('read', text), handler: texts.overview },
  {
    method: 'GET',
    path: '/texts/csv',
    config: requireRight('read', text),
    handler: texts.exportTexts,
  },
  {
    method: 'POST',
    path: '/texts/csv',
    config: requireRight('update', text),
    handler: texts.compare,
  },
  {
    method: 'POST',
    path: '/texts/csv/write',
    config: requireRight('update', text),
    handler: texts.write,
  },
  {
    method: 'GET',
    path: '/lessons/courses',
    config: requireRight('read', 'api::course.course'),
    handler: lessons.courses,
  },
  // The rights to create, and to change the chosen course, are checked in the handlers.
  {
    method: 'POST',
    path: '/lessons/import',
    config: requireRight('update', lesson),
    handler: lessons.plan,
  },
  {
    method: 'POST',
    path: '/lessons/import/write',
    config: requireRight('update', lesson),
    handler: lessons.write,
  },
]
