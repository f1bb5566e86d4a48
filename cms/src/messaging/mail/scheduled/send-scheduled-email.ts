import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { readSettings } from '../../../platform/settings/read-settings'
import { brandIn } from '../brand'
import { siteLink } from '../links'
import { type OutboxRow, updateUnsent } from '../outbox-rows'
import { renderMail } from '../render/render-mail'
import { messageIdOf, responseCodeOf, sendBySmtp } from '../transport'
import { unsubscribeLinkFor } from '../unsubscribe-link'
import { takeWeeklyPlace } from '../weekly-limit'
import { beginAttempt, endFailedAttempt, mostUnanswered } from './attempt'
import { receiverOf } from './receiver-of'
import { releaseUnsent } from './release-unsent'
import { findScheduled } from './scheduled-row'

type Outcome = () => Promise<void>

/** Sends one e-mail to a member of a group. Resolves with a function that stores the outcome. */
export async function sendScheduledEmail(strapi: Core.Strapi, row: OutboxRow): Promise<Outcome> {
  const { id, language, unanswered } = row
  const scheduled = await findScheduled(strapi, { documentId: row.templateId ?? '' })
  const template = scheduled?.frozen?.[row.variant ?? 'a']
  if (!template) return () => updateUnsent(strapi, id, { state: 'skipped', note: 'cancelled' })
  if (unanswered >= mostUnanswered) return () => updateUnsent(strapi, id, { state: 'dead' })
  const { skip, ...receiver } = { to: '', name: null, ...(await receiverOf(strapi, row)) }
  // One whose answer was lost may have arrived: it is not counted as skipped.
  if (skip && unanswered > 0) return () => updateUnsent(strapi, id, { state: 'dead' })
  if (skip) return () => updateUnsent(strapi, id, { state: 'skipped', note: skip })
  const { to, name } = receiver
  const unsubscribeLink = unsubscribeLinkFor(row.mail, { to, userId: row.userId })
  const rendered = renderMail(
    template,
    { name, link: siteLink() },
    brandIn(language),
    unsubscribeLink,
  )
  const { senderName, senderAddress } = await readSettings(strapi)
  if (!(await takeWeeklyPlace(strapi, { id, to })))
    return () => updateUnsent(strapi, id, { state: 'skipped', note: 'weeklyLimit' })
  if (!(await beginAttempt(strapi, row))) return () => releaseUnsent(strapi, row)
  try {
    await sendBySmtp({
      from: { name: senderName, address: senderAddress },
      ...rendered,
      to,
      replyTo: null,
      messageId: messageIdOf(row),
      written: 'by hand',
      oneClick: unsubscribeLink?.oneClick,
    })
  } catch (error) {
    await endFailedAttempt(strapi, row, error)
    if (isRefused(error)) return () => updateUnsent(strapi, id, { state: 'dead' })
    throw error
  }
  const sent = { state: 'sent', sentAt: now(), messageId: messageIdOf(row), unanswered } as const
  return () => updateUnsent(strapi, id, sent)
}

/** The server refuses this address or e-mail for good; `EAUTH` and the like concern all e-mails. */
function isRefused(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return (responseCodeOf(error) ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
