import type { Core } from '@strapi/strapi'
import { mailConfirmation } from '../../../members/account/confirmation-mail'
import { mailReset } from '../../../members/account/reset-password'
import { endSessions } from '../../../members/users/sessions'
import { houseAddress } from '../../../messaging/contact/house-address'
import { contactLink } from '../../../messaging/mail/links'
import type { MailDataOf } from '../../../messaging/mail/mails'
import { addToOutbox } from '../../../messaging/mail/outbox'
import { AppError } from '../../../platform/lib/app-error'
import { accountLimits } from '../../../platform/lib/rate-limits'
import { countAttempts } from '../../../platform/limits/attempts'
import { recordAction } from '../../log/record-action'
import type { On } from '../on-user'

const sent = countAttempts(accountLimits.adminMails)

const subjectOf = ({ user }: On) => ({ kind: 'user', id: user.id }) as const

type Write = On & { key: string; subject: string; text: string }

/** An e-mail written by an admin, once per key; replies go to the operator. Throws tooManyRequests. */
export async function writeEmail(strapi: Core.Strapi, wish: Write) {
  const { admin, user, key, subject, text: answer } = wish
  await sent.take(String(user.id))
  const data: MailDataOf<'houseLetter'> = {
    name: user.firstName,
    subject,
    answer,
    link: contactLink(),
  }
  const isNew = await addToOutbox(strapi, {
    mail: 'houseLetter',
    to: user.email,
    replyTo: await houseAddress(strapi),
    userId: user.id,
    data,
    dedupeKey: `houseLetter:${user.id}:${key}`,
  })
  // A repeated request sends nothing.
  if (!isNew) await sent.release(String(user.id))
  const after = { subject }
  if (isNew)
    await recordAction(strapi, { admin, act: 'writeLetter', subject: subjectOf(wish), after })
}

/** Throws adminConfirmed, adminBlocked, tooManyRequests. */
export async function confirmAgain(strapi: Core.Strapi, on: On) {
  const { admin, user } = on
  if (user.confirmed) throw new AppError('adminConfirmed')
  if (user.blocked) throw new AppError('adminBlocked')
  await sent.take(String(user.id))
  await mailConfirmation(strapi, user, { mail: 'confirmEmail', to: user.email })
  await recordAction(strapi, { admin, act: 'confirmAgain', subject: subjectOf(on) })
}

/** Throws adminBlocked, tooManyRequests. */
export async function sendReset(strapi: Core.Strapi, on: On) {
  const { admin, user } = on
  if (user.blocked) throw new AppError('adminBlocked')
  await sent.take(String(user.id))
  await mailReset(strapi, user)
  await recordAction(strapi, { admin, act: 'sendReset', subject: subjectOf(on) })
}

/** Ends the sessions on all devices. */
export async function signOut(strapi: Core.Strapi, { reason, ...on }: On & { reason: string }) {
  const devices = await endSessions(strapi, { userId: on.user.id })
  if (devices === 0) return
  const after = { devices }
  await recordAction(strapi, {
    admin: on.admin,
    act: 'signOut',
    subject: subjectOf(on),
    after,
    reason,
  })
}

/** A note for other admins: a row of the log without a change. */
export const noteOn = (strapi: Core.Strapi, { text, ...on }: On & { text: string }) =>
  recordAction(strapi, { admin: on.admin, act: 'note', subject: subjectOf(on), reason: text })
