import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { trial } from './mails'
import { addToOutbox } from './outbox'
import { type EmailDraft, templateOf } from './preview-email'
import { emailWords } from './render/words'
import { sampleData } from './sample-data'

type Trial = { draft: EmailDraft; to: string }

/** Sends an unsaved e-mail to the current panel user, filled with sample data; its subject marks it as a trial. */
export async function sendTrial(strapi: Core.Strapi, { draft, to }: Trial) {
  const { language } = draft
  const template = templateOf(draft)
  await addToOutbox(strapi, {
    mail: trial,
    template: { ...template, subject: emailWords[language].trial(template.subject) },
    language,
    to,
    userId: null,
    data: sampleData(language),
    dedupeKey: `${trial}:${randomUUID()}`,
  })
}
