import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { dayText } from '../lib/local-form'
import { contactLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { houseAddress } from './house-address'
import { lettersAbout, type MessageRow } from './message-row'

type Kept = Pick<MessageRow, 'documentId' | 'name' | 'email' | 'message' | 'userId'>

/** To the house, which answers by the panel, or simply replies; nobody, while the settings name no address. */
export async function tellHouse(strapi: Core.Strapi, kept: Kept) {
  const { documentId, name, email, message, userId } = kept
  const to = await houseAddress(strapi)
  if (!to) return
  await queueMail(strapi, {
    mail: 'messageArrived',
    to,
    replyTo: email,
    // It tells of the sender: with them it goes.
    userId,
    data: { name, email, message },
    dedupeKey: lettersAbout(documentId).toHouse,
  })
}

/** Says to the sender that it has come, and nothing of what they wrote: the address may be somebody else's. */
export async function confirmToSender(strapi: Core.Strapi, kept: Kept) {
  const { documentId, name, email, userId } = kept
  await queueMail(strapi, {
    mail: 'messageReceived',
    to: email,
    replyTo: await houseAddress(strapi),
    userId,
    data: { name, link: contactLink() },
    dedupeKey: lettersAbout(documentId).toSender,
  })
}

/** What somebody of the house answered, above what it is an answer to. */
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
    dedupeKey: lettersAbout(documentId).answer,
  })
}
