import { createHash } from 'node:crypto'
import type { NewMessage } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockUser } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { today } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { isDatabaseAway } from '../../platform/lib/is-database-away'
import { newDocumentId } from '../../platform/lib/new-row'
import { addressLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import type { Sender } from '../../platform/spam/evaluate-sender'
import { requireProof } from '../../platform/spam/require-proof'
import { confirmToSender, notifyHouse } from './message-emails'
import { messageTable } from './message-row'

type Submission = {
  message: Pick<NewMessage, 'name' | 'email' | 'message'>
  sender: Sender
  /** Id of the signed-in user, if any. */
  userId: number | null
}

const fromAddress = countAttempts(addressLimits.messages)
const replies = countAttempts(addressLimits.replies)

/**
 * Stores a contact message and queues the e-mails about it, in one transaction. The same text from the same address on
 * one day counts as the same message, however often it is sent. Throws tooManyRequests; messageFailed if it could not
 * be stored (spec §8).
 */
export async function storeMessage(strapi: Core.Strapi, submission: Submission) {
  await fromAddress.take(submission.message.email)
  await strapi.db
    .transaction(() => store(strapi, submission))
    .catch((cause) => reportFailed(strapi, cause))
}

async function store(strapi: Core.Strapi, { message, sender, userId }: Submission) {
  const { name, email, message: text } = message
  // A user erased in the meantime counts as a guest.
  const user = userId === null ? undefined : await lockUser(strapi, userId)
  const isProved = await requireProof(strapi, sender)
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
  const stored = { documentId, name, email, message: text, userId: row.user_id }
  await notifyHouse(strapi, stored)
  // The sender's address is unverified: automatic replies to it are limited, and contain nothing of the message.
  if (isProved && (await replies.add(email))) await confirmToSender(strapi, stored)
}

const keyOf = (email: string, text: string) =>
  createHash('sha256')
    .update(JSON.stringify([today(), email, text]))
    .digest('hex')

function reportFailed(strapi: Core.Strapi, cause: unknown): never {
  if (cause instanceof AppError || isDatabaseAway(cause)) throw cause
  strapi.log.error(`A message could not be stored: ${String(cause)}`)
  throw new AppError('messageFailed')
}
