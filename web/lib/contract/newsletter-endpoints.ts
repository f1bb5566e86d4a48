import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { mailEventAnswer, mailEventBody } from './mail-events'
import {
  hasLeftAnswer,
  newsletterTokenAnswer,
  newsletterTokenBody,
  preferencesAnswer,
  preferencesBody,
  subscribeAnswer,
  subscribeBody,
} from './newsletter'

/** Calls about the newsletter. web also accepts them as forms of its pages, which work without script. */
export const newsletterEndpoints = {
  subscribe: {
    method: 'POST',
    path: '/newsletter/subscribe',
    isRepeatable: true,
    isAnsweredByWeb: true,
    input: subscribeBody,
    answer: subscribeAnswer,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/newsletter/confirm',
    isRepeatable: true,
    isAnsweredByWeb: true,
    isFromAnywhere: true,
    input: newsletterTokenBody,
    answer: newsletterTokenAnswer,
  },
  newsletterPreferences: {
    method: 'GET',
    path: '/newsletter/preferences',
    input: newsletterTokenBody,
    answer: preferencesAnswer,
  },
  saveNewsletterPreferences: {
    method: 'POST',
    path: '/newsletter/preferences',
    isRepeatable: true,
    isAnsweredByWeb: true,
    isFromAnywhere: true,
    input: preferencesBody,
    answer: preferencesAnswer,
  },
  // Also called by mail programs (RFC 8058).
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    isRepeatable: true,
    isAnsweredByWeb: true,
    isFromAnywhere: true,
    input: newsletterTokenBody,
    answer: hasLeftAnswer,
  },
  // Called by a mail provider or server; authorized by the shared secret in the body.
  mailEvents: {
    method: 'POST',
    path: '/mail/events',
    isRepeatable: true,
    isAnsweredByWeb: true,
    isFromAnywhere: true,
    input: mailEventBody,
    answer: mailEventAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
