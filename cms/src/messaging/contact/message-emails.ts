import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { dayText } from '../../platform/lib/local-form'
import { contactLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { houseAddress } from './house-address'
import { type MessageRow, mailKeysOf } from './message-row'

type StoredMessage = Pick<MessageRow, 'documentId' | 'name' | 'email' | 'message' | 'userId'>

/** E-mails the operator, who answers in the panel or by replying; none while the settings have no address. */
export async function notifyHouse(strapi: Core.Strapi, stored: StoredMessage) {
  const { documentId, name, email, message, userId } = stored
  const to = await houseAddress(strapi)
  if (!to) return
  await queueMail(strapi, {
    mail: 'messageArrived',
    to,
    replyTo: email,
    // It contains the sender's data, so it is erased with them.
    userId,
    data: { name, email, message },
    dedupeKey: mailKeysOf(documentId).toHouse,
  })
}

/** Confirms arrival to the sender without quoting the message: the address may belong to another person. */
export async function confirmToSender(strapi: Core.Strapi, stored: StoredMessage) {
  const { documentId, name, email, userId } = stored
  await queueMail(strapi, {
    mail: 'messageReceived',
    to: email,
    replyTo: await houseAddress(strapi),
    userId,
    data: { name, link: contactLink() },
    dedupeKey: mailKeysOf(documentId).toSender,
  })
}

/** The operator's answer, above the quoted message. */
export async function sendAnswer(
  strapi: Core.Strapi,
  { documentId, name, email, message, userId, answer, createdAt }: MessageRow & { answer: string },
) {
  const place = { language: env.LANGUAGE, timeZone: env.TIME_ZONE }
  await queueMail(strapi, {
    mail: 'messageAnswer',
    to: email,
    replyTo: await houseAddress(strapi),
    userId,
    data: { name, answer, message, date: dayText(new Date(createdAt), place), link: contactLink() },
    dedupeKey: mailKeysOf(documentId).answer,
  })
}
