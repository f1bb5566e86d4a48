import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { readSettings } from '../../platform/settings/read-settings'
import { brandIn } from './brand'
import { findTemplate } from './find-template'
import { isMailName, listKindOf, mailRow, scheduledMail } from './mails'
import {
  findOpen,
  type OutboxRow,
  personalGone,
  type SkipReason,
  updateUnsent,
} from './outbox-rows'
import { embedOwnDrawing, readOwnDrawing, withOwnDrawing } from './own-drawing'
import { recipientOf } from './recipient-of'
import { renderMail } from './render/render-mail'
import { sendScheduledEmail } from './scheduled/send-scheduled-email'
import { messageIdOf, sendBySmtp } from './transport'
import { unsubscribeLinkFor } from './unsubscribe-link'
import { takeWeeklyPlace } from './weekly-limit'

/** Sends an e-mail of the outbox, unless it was withdrawn. Resolves with a function that marks it as sent. */
export async function sendEmail(strapi: Core.Strapi, id: number) {
  const row = await findOpen(strapi, id)
  if (row?.mail === scheduledMail) return sendScheduledEmail(strapi, row)
  return row && send(strapi, row)
}

async function send(strapi: Core.Strapi, row: OutboxRow): Promise<() => Promise<void>> {
  const { id, data, language } = row
  const template = await findTemplate(strapi, row)
  if (!template) throw new Error(`There is no template "${row.mail}".`)
  const to = await recipientOf(strapi, row)
  const skip = (note: SkipReason) => () =>
    updateUnsent(strapi, id, { state: 'skipped', note, ...personalGone })
  if (template === 'switchedOff') return skip('switchedOff')
  if (!to) return skip('notWanted')
  const isOfList = listKindOf(row.mail) === 'list'
  if (isOfList && !(await takeWeeklyPlace(strapi, { id, to }))) return skip('weeklyLimit')
  const unsubscribeLink = unsubscribeLinkFor(row.mail, { to, userId: row.userId })
  const drawing = await readOwnDrawing(strapi, row)
  const body = withOwnDrawing(template.body, drawing?.block)
  const brand = brandIn(language)
  const rendered = renderMail({ ...template, body }, data ?? {}, brand, unsubscribeLink)
  const messageId = messageIdOf(row)
  const written = isMailName(row.mail) ? mailRow(row.mail).written : undefined
  const { senderName, senderAddress } = await readSettings(strapi)
  await sendBySmtp({
    from: { name: senderName, address: senderAddress },
    ...embedOwnDrawing(rendered, drawing, brand.siteUrl),
    to,
    replyTo: row.replyTo,
    messageId,
    written,
    oneClick: unsubscribeLink?.oneClick,
  })
  return () =>
    updateUnsent(strapi, id, { state: 'sent', sentAt: now(), messageId, ...personalGone })
}

/** A dead e-mail keeps its address for a while: `emailRetentionDays`. */
export const markUndeliverable = (strapi: Core.Strapi, id: number) =>
  updateUnsent(strapi, id, { state: 'dead' })
