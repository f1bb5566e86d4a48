import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { brandIn } from './brand'
import { faultWords } from './fault-words'
import type { Placeholder } from './mail-row'
import { isMailName, issueMail, placeholdersOf, sequenceMail } from './mails'
import { ownBlock, withOwnDrawing } from './own-drawing'
import { seenIn } from './render/look'
import { bodySchema } from './render/nodes'
import type { Template } from './render/render-context'
import { renderMail } from './render/render-mail'
import { sampleBirthDate, sampleData } from './sample-data'
import { faultOf } from './template-fault'
import { unsubscribeLinkFor } from './unsubscribe-link'

/** An e-mail as typed in an editor's form; without a document it is a new one. */
export type EmailDraft = {
  documentId?: string | undefined
  /** An issue of the newsletter. */
  isIssue?: boolean | undefined
  language: Language
  subject: string
  body?: unknown
}

export type EmailPreview = {
  subject: string
  /** The page as mail programs show it in light and dark mode. */
  light: string
  dark: string
  text: string
  /** Why it cannot be published, in the editors' language. */
  fault: string | undefined
  placeholders: { name: Placeholder; sample: string }[]
}

/** Preview of an unsaved e-mail, filled with sample data. */
export async function previewEmail(strapi: Core.Strapi, draft: EmailDraft): Promise<EmailPreview> {
  const name = draft.isIssue ? issueMail : await nameOf(strapi, draft.documentId)
  const { language } = draft
  const sample = sampleData(language)
  const receiver = { to: sample.email, userId: null }
  const unsubscribeLink = unsubscribeLinkFor(isMailName(name) ? name : sequenceMail, receiver)
  const { subject, body } = templateOf(draft)
  const drawing = ownBlock(name, sampleBirthDate, language)
  const shown = { subject, body: withOwnDrawing(body, drawing) }
  const { html, ...rendered } = renderMail(shown, sample, brandIn(language), unsubscribeLink)
  const fault = faultOf({ name, subject, body: draft.body })
  return {
    ...rendered,
    light: seenIn('light', html),
    dark: seenIn('dark', html),
    fault: fault && faultWords(fault, env.LANGUAGE),
    placeholders: placeholdersOf(name).map((one) => ({ name: one, sample: sample[one] })),
  }
}

/** The template of an unsaved e-mail. */
export const templateOf = ({ subject, body }: EmailDraft): Template => ({
  subject,
  body: bodySchema.parse(body ?? []),
})

/** The system name of an e-mail; empty for a new one. */
export async function nameOf({ db }: Core.Strapi, documentId: string | undefined) {
  if (!documentId) return ''
  const row: { name: string | null } | null = await db
    .query('api::email-template.email-template')
    .findOne({ select: ['name'], where: { documentId } })
  return row?.name ?? ''
}
