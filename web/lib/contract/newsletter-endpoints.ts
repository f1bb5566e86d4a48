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

/** Calls about the newsletter. web takes them as forms of its pages too, which need no script. */
export const newsletterEndpoints = {
  subscribe: {
    method: 'POST',
    path: '/newsletter/subscribe',
    isAnsweredByWeb: true,
    input: subscribeBody,
    answer: subscribeAnswer,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/newsletter/confirm',
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
    isAnsweredByWeb: true,
    isFromAnywhere: true,
    input: preferencesBody,
    answer: preferencesAnswer,
  },
  // Mail programs call it too (RFC 8058).
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    isAnsweredByWeb: true,
    isFromAnywhere: true,
    input: newsletterTokenBody,
    answer: hasLeftAnswer,
  },
  // A mail provider or server calls it: the shared secret in it is its right.
  mailEvents: {
    method: 'POST',
    path: '/mail/events',
    isAnsweredByWeb: true,
    isFromAnywhere: true,
    input: mailEventBody,
    answer: mailEventAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
