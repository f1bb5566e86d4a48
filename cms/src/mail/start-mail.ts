import type { Core } from '@strapi/strapi'
import { letterQueued } from './outbox'
import { sendDue } from './send-due'
import { canSend } from './transport'

/** From now on a letter goes out right after the commit of its cause, not only by the clock. */
export function startMail(strapi: Core.Strapi) {
  if (!canSend) strapi.log.warn('SMTP_URL is not set: letters wait in the outbox until it is.')
  strapi.eventHub.on(letterQueued, async () => {
    // Not awaited: the caller of the commit waits for no server.
    sendDue(strapi).catch((error: unknown) => strapi.log.error(`Sending mail failed: ${error}`))
  })
}
