import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { trial } from './mails'
import { addToOutbox } from './outbox'
import { type TypedLetter, templateOf } from './preview-letter'
import { letterWords } from './render/words'
import { sampleData } from './sample-data'

type Trial = { letter: TypedLetter; to: string }

/** Sends a letter that is being typed to whoever types it, filled with samples; its subject says that it is a trial. */
export async function sendTrial(strapi: Core.Strapi, { letter, to }: Trial) {
  const { language } = letter
  const template = templateOf(letter)
  await addToOutbox(strapi, {
    mail: trial,
    template: { ...template, subject: letterWords[language].trial(template.subject) },
    language,
    to,
    userId: null,
    data: sampleData(language),
    dedupeKey: `${trial}:${randomUUID()}`,
  })
}
