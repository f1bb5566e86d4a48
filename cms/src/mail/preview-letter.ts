import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { brandIn } from './brand'
import { faultOf } from './broken-letter'
import { faultWords } from './fault-words'
import { followUp, followUpPlaceholders, isMailName, mailRow, type Placeholder } from './mails'
import type { Template } from './render/letter'
import { seenIn } from './render/look'
import { bodySchema } from './render/nodes'
import { renderMail } from './render/render-mail'
import { sampleData } from './sample-data'
import { wayOutFor } from './way-out'

/** A letter as it stands in somebody's form; without a document it is a new one. */
export type TypedLetter = {
  documentId?: string | undefined
  language: Language
  subject: string
  body?: unknown
  group?: string | null | undefined
  formId?: string | null | undefined
}

export type LetterPreview = {
  subject: string
  /** The same page as mail programs show it by day and in the dark. */
  light: string
  dark: string
  text: string
  /** What keeps it from being published, in the editors' language. */
  fault: string | undefined
  placeholders: { name: Placeholder; sample: string }[]
}

/** How a letter will look that is being typed, filled with samples. */
export async function previewLetter(
  strapi: Core.Strapi,
  letter: TypedLetter,
): Promise<LetterPreview> {
  const name = await nameOf(strapi, letter.documentId)
  const { documentId: _, language, ...fields } = letter
  const sample = sampleData(language)
  const receiver = { to: sample.email, userId: null }
  const wayOut = wayOutFor(isMailName(name) ? name : followUp, receiver)
  const { html, ...rendered } = renderMail(templateOf(letter), sample, brandIn(language), wayOut)
  const fault = faultOf({ name, ...fields })
  const system = isMailName(name) ? mailRow(name) : undefined
  const known = system?.placeholders ?? followUpPlaceholders
  return {
    ...rendered,
    light: seenIn('light', html),
    dark: seenIn('dark', html),
    fault: fault && faultWords(fault, env.LANGUAGE),
    placeholders: known.map((one) => ({ name: one, sample: sample[one] })),
  }
}

/** What would be sent of a letter that is being typed. */
export const templateOf = ({ subject, body }: TypedLetter): Template => ({
  subject,
  body: bodySchema.parse(body ?? []),
})

/** The name by which the system knows a letter; none of a new one. */
export async function nameOf({ db }: Core.Strapi, documentId: string | undefined) {
  if (!documentId) return ''
  const row: { name: string | null } | null = await db
    .query('api::email-template.email-template')
    .findOne({ select: ['name'], where: { documentId } })
  return row?.name ?? ''
}
