import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { insertOnce } from '../lib/insert-once'
import { addTask } from '../tasks/add-task'
import type { followUp, issueMail, MailData, MailName, trial } from './mails'
import { outboxTable } from './outbox-rows'
import type { Template } from './render/letter'

/** A letter as it is put into the outbox. */
export type Letter = {
  mail: MailName | typeof followUp | typeof issueMail | typeof trial
  /** The document of a follow-up's template, or of an issue's sending. */
  templateId?: string
  /** What a trial says. */
  template?: Template
  /** The deployment's, unless told otherwise. */
  language?: Language
  to: string
  /** Whoever replies writes to this address; left out: to the one that letters come from. */
  replyTo?: string | undefined
  userId: number | null
  data: MailData
  /** The same key again adds nothing. */
  dedupeKey: string
  dueAt?: Date
}

/** Adds a letter, and the task of sending it, in the transaction that is open, or in one of its own. Whether it was not there yet. */
export async function addToOutbox(strapi: Core.Strapi, letter: Letter): Promise<boolean> {
  const { mail, templateId, template, to, replyTo, userId, data, dedupeKey, dueAt = now() } = letter
  const row = {
    mail,
    template_id: templateId ?? null,
    template: template ? JSON.stringify(template) : null,
    recipient: to,
    reply_to: replyTo ?? null,
    user_id: userId,
    language: letter.language ?? env.LANGUAGE,
    data: JSON.stringify(data),
    dedupe_key: dedupeKey,
    due_at: dueAt,
    state: 'waiting',
  }
  return strapi.db.transaction(async (): Promise<boolean> => {
    const id = await insertOnce(strapi, { table: outboxTable, row, unique: 'dedupe_key' })
    if (id === undefined) return false
    await addTask(strapi, { kind: 'sendLetter', about: id, payload: { letter: id }, dueAt })
    return true
  })
}
