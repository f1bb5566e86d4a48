import { createHash } from 'node:crypto'
import type { NewMessage } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { today } from '../lib/clock'
import { insertOnce } from '../lib/insert-once'
import { isDatabaseAway } from '../lib/is-database-away'
import { newDocumentId } from '../lib/new-row'
import { addressLimits } from '../lib/rate-limits'
import type { Sender } from '../spam/judge-sender'
import { takeProof } from '../spam/take-proof'
import { lockUser } from '../users/lock-user'
import { confirmToSender, tellHouse } from './message-letters'
import { messageTable } from './message-row'

type Given = {
  message: Pick<NewMessage, 'name' | 'email' | 'message'>
  sender: Sender
  /** Whoever is signed in. */
  userId: number | null
}

const fromAddress = countAttempts(addressLimits.messages)
const replies = countAttempts(addressLimits.replies)

/**
 * Keeps what somebody wrote to the house, and puts the letters about it into the outbox, all of it or nothing. The same
 * words of the same address on one day are the same message, however often and whenever they come. Throws
 * tooManyRequests; messageFailed when it could not be kept (spec §8).
 */
export async function keepMessage(strapi: Core.Strapi, given: Given) {
  await fromAddress.take(given.message.email)
  await strapi.db.transaction(() => keep(strapi, given)).catch((cause) => sayFailed(strapi, cause))
}

async function keep(strapi: Core.Strapi, { message, sender, userId }: Given) {
  const { name, email, message: text } = message
  // Whoever is erased meanwhile is somebody like any other by then.
  const user = userId === null ? undefined : await lockUser(strapi, userId)
  const isProved = await takeProof(strapi, sender)
  const documentId = newDocumentId()
  const row = {
    document_id: documentId,
    ...{ name, email, message: text },
    state: sender.isProgram ? 'spam' : 'new',
    is_proved: isProved,
    key: keyOf(email, text),
    user_id: user?.id ?? null,
  }
  const id = await insertOnce(strapi, { table: messageTable, row, unique: 'key' })
  if (id === undefined || sender.isProgram) return
  const kept = { documentId, name, email, message: text, userId: row.user_id }
  await tellHouse(strapi, kept)
  // Anybody may type somebody else's address: what goes there by itself is little, and holds nothing of theirs.
  if (isProved && (await replies.add(email))) await confirmToSender(strapi, kept)
}

const keyOf = (email: string, text: string) =>
  createHash('sha256')
    .update(JSON.stringify([today(), email, text]))
    .digest('hex')

function sayFailed(strapi: Core.Strapi, cause: unknown): never {
  if (cause instanceof AppError || isDatabaseAway(cause)) throw cause
  strapi.log.error(`A message could not be kept: ${String(cause)}`)
  throw new AppError('messageFailed')
}
