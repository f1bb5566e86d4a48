import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { insertOnce } from '../../platform/lib/insert-once'
import { addTask } from '../../platform/tasks/add-task'
import type { issueMail, MailData, MailName, sequenceMail, trial } from './mails'
import { outboxTable } from './outbox-rows'
import type { Template } from './render/render-context'

/** An e-mail to be added to the outbox. */
export type OutgoingMail = {
  mail: MailName | typeof sequenceMail | typeof issueMail | typeof trial
  /** Document id of the template of a sequence's e-mail, or of an issue's sending. */
  templateId?: string
  /** Content of a trial. */
  template?: Template
  /** Default: the deployment's language. */
  language?: Language
  to: string
  /** Reply-To address; default: the sender address. */
  replyTo?: string | undefined
  userId: number | null
  data: MailData
  /** An e-mail with an existing key is not added again. */
  dedupeKey: string
  dueAt?: Date
  /** The step of a sequence, for its counts. */
  sequenceStep?: string
}

/** Adds an e-mail and its sending task, in the open transaction or its own. Returns whether it was new. */
export async function addToOutbox(strapi: Core.Strapi, outgoing: OutgoingMail): Promise<boolean> {
  const {
    mail,
    templateId,
    template,
    to,
    replyTo,
    userId,
    data,
    dedupeKey,
    dueAt = now(),
    sequenceStep,
  } = outgoing
  const row = {
    mail,
    template_id: templateId ?? null,
    template: template ? JSON.stringify(template) : null,
    recipient: to,
    reply_to: replyTo ?? null,
    user_id: userId,
    language: outgoing.language ?? env.LANGUAGE,
    data: JSON.stringify(data),
    dedupe_key: dedupeKey,
    due_at: dueAt,
    state: 'waiting',
    sequence_step: sequenceStep ?? null,
  }
  return strapi.db.transaction(async (): Promise<boolean> => {
    const id = await insertOnce(strapi, { table: outboxTable, row, unique: 'dedupe_key' })
    if (id === undefined) return false
    await addTask(strapi, { kind: 'sendLetter', about: id, payload: { letter: id }, dueAt })
    return true
  })
}
