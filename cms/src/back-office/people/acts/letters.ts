import type { Core } from '@strapi/strapi'
import { mailConfirmation } from '../../../account/confirmation-mail'
import { mailReset } from '../../../account/reset-password'
import { houseAddress } from '../../../contact/house-address'
import { AppError } from '../../../lib/app-error'
import { contactLink } from '../../../mail/links'
import type { MailDataOf } from '../../../mail/mails'
import { addToOutbox } from '../../../mail/outbox'
import { endSessions } from '../../../users/sessions'
import { writeAct } from '../../log/write-act'
import type { On } from '../on-user'

const subjectOf = ({ user }: On) => ({ kind: 'user', id: user.id }) as const

type Write = On & { key: string; subject: string; text: string }

/** A letter in one's own words, once by the key; an answer to it goes to the house. */
export async function writeLetter(strapi: Core.Strapi, wish: Write) {
  const { admin, user, key, subject: about, text: answer } = wish
  const data: MailDataOf<'houseLetter'> = {
    name: user.firstName,
    about,
    answer,
    link: contactLink(),
  }
  const isNew = await addToOutbox(strapi, {
    mail: 'houseLetter',
    to: user.email,
    replyTo: await houseAddress(strapi),
    userId: user.id,
    data,
    dedupeKey: `houseLetter:${key}`,
  })
  const after = { subject: about }
  if (isNew) await writeAct(strapi, { admin, act: 'writeLetter', subject: subjectOf(wish), after })
}

/** Throws adminConfirmed, adminBlocked. */
export async function confirmAgain(strapi: Core.Strapi, on: On) {
  const { admin, user } = on
  if (user.confirmed) throw new AppError('adminConfirmed')
  if (user.blocked) throw new AppError('adminBlocked')
  await mailConfirmation(strapi, user, { mail: 'confirmEmail', to: user.email })
  await writeAct(strapi, { admin, act: 'confirmAgain', subject: subjectOf(on) })
}

/** Throws adminBlocked. */
export async function sendReset(strapi: Core.Strapi, on: On) {
  const { admin, user } = on
  if (user.blocked) throw new AppError('adminBlocked')
  await mailReset(strapi, user)
  await writeAct(strapi, { admin, act: 'sendReset', subject: subjectOf(on) })
}

/** Everywhere at once. */
export async function signOut(strapi: Core.Strapi, { reason, ...on }: On & { reason: string }) {
  const devices = await endSessions(strapi, { userId: on.user.id })
  if (devices === 0) return
  const after = { devices }
  await writeAct(strapi, {
    admin: on.admin,
    act: 'signOut',
    subject: subjectOf(on),
    after,
    reason,
  })
}

/** What one admin wants the others to know: a row of the log that changes nothing. */
export const noteOn = (strapi: Core.Strapi, { text, ...on }: On & { text: string }) =>
  writeAct(strapi, { admin: on.admin, act: 'note', subject: subjectOf(on), reason: text })
