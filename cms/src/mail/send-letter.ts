import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { brandIn } from './brand'
import { findTemplate } from './find-template'
import { isMailName, mailRow } from './mails'
import { findOpen, moveLetter, type OutboxRow, personalGone } from './outbox-rows'
import { recipientOf } from './recipient-of'
import { renderMail } from './render/render-mail'
import { messageIdOf, sendBySmtp } from './transport'
import { wayOutFor } from './way-out'

/** Sends a letter of the outbox, unless it was withdrawn. Resolves with what writes down that it left. */
export async function sendLetter(strapi: Core.Strapi, id: number) {
  const letter = await findOpen(strapi, id)
  return letter && send(strapi, letter)
}

async function send(strapi: Core.Strapi, letter: OutboxRow): Promise<() => Promise<void>> {
  const { id, data, language } = letter
  const template = await findTemplate(strapi, letter)
  if (!template) throw new Error(`There is no template "${letter.mail}".`)
  const to = await recipientOf(strapi, letter)
  if (template === 'switchedOff' || !to) {
    return () => moveLetter(strapi, id, { state: 'skipped', ...personalGone })
  }
  const wayOut = wayOutFor(letter.mail, { to, userId: letter.userId })
  const rendered = renderMail(template, data ?? {}, brandIn(language), wayOut)
  const messageId = messageIdOf(letter)
  const written = isMailName(letter.mail) ? mailRow(letter.mail).written : undefined
  await sendBySmtp({
    ...rendered,
    to,
    replyTo: letter.replyTo,
    messageId,
    written,
    oneClick: wayOut?.oneClick,
  })
  return () => moveLetter(strapi, id, { state: 'sent', sentAt: now(), messageId, ...personalGone })
}

/** One that could not be sent keeps its address for a while: `letterKeptDays`. */
export const buryLetter = (strapi: Core.Strapi, id: number) =>
  moveLetter(strapi, id, { state: 'dead' })
