import type {
  FixedEmail,
  FixedEmailKind,
  FixedEmailPreview,
  FixedEmails,
  Language,
} from '@krono/contract'
import { pageOfTrigger } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isMailName, mailRow } from '../../messaging/mail/mails'
import { placeholderWords } from '../../messaging/mail/placeholder-words'
import { previewEmail } from '../../messaging/mail/preview-email'
import { fillIn } from '../../messaging/mail/render/fill-in'
import { sampleData } from '../../messaging/mail/sample-data'
import { sendTrial } from '../../messaging/mail/send-trial'
import { allSequences, type SequenceRow } from '../../messaging/sequences/sequence-row'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { localeOf } from '../../platform/lib/locales'
import { countSent, type SentCounts } from './run-counts'
import { listSequences } from './show-sequences'
import {
  type Email,
  languageStatesOf,
  loadEmails,
  shownVersion,
  templateUid,
  versionIn,
} from './template-rows'

/** The page of an e-mail: of the system by its group, of editors by the sequences that send it. */
function pagesOf({ id, name }: Email, sequences: readonly SequenceRow[]): FixedEmailKind[] {
  if (isMailName(name)) return [mailRow(name).group]
  const sending = sequences.filter(({ steps }) => steps.some(({ template }) => template === id))
  return sending.length > 0 ? sending.map(({ trigger }) => pageOfTrigger(trigger.is)) : ['other']
}

/** The e-mails and sequences of one page, those of the system first. */
export async function listFixedEmails(
  strapi: Core.Strapi,
  kind: FixedEmailKind,
): Promise<FixedEmails> {
  const [all, sequences] = [await loadEmails(strapi), await allSequences(strapi)]
  const sent = await countSent(strapi)
  const emails = all.filter((email) => pagesOf(email, sequences).includes(kind))
  const own = emails.filter(({ name }) => !isMailName(name))
  const system = emails.filter(({ name }) => isMailName(name))
  return {
    emails: [...system, ...own].map((email) => fixedEmailOf(email, sent)),
    sequences: (await listSequences(strapi, sent)).filter(
      ({ trigger }) => pageOfTrigger(trigger.is) === kind,
    ),
  }
}

export const canSwitchOff = (name: string) => !isMailName(name) || !mailRow(name).needsLink

function fixedEmailOf(email: Email, sent: SentCounts): FixedEmail {
  const { id, name } = email
  const shown = shownVersion(email)
  return {
    ...{ id, title: shown?.title ?? '' },
    subject: fillIn(shown?.subject ?? '', sampleData(env.LANGUAGE)),
    enabled: !canSwitchOff(name) || shown?.enabled !== false,
    canSwitchOff: canSwitchOff(name),
    languages: languageStatesOf(email),
    sent: isMailName(name) ? sent.ofMail(name) : sent.ofTemplate(id),
  }
}

/** Throws notFound. */
export async function requireEmail(strapi: Core.Strapi, id: string): Promise<Email> {
  const [email] = await loadEmails(strapi, [id])
  if (!email) throw new AppError('notFound')
  return email
}

/** An e-mail with its published text in a language, otherwise its draft. Throws notFound. */
export async function showFixedEmail(
  strapi: Core.Strapi,
  { id, language = env.LANGUAGE }: { id: string; language?: Language | undefined },
): Promise<FixedEmailPreview> {
  const email = await requireEmail(strapi, id)
  const draft = await draftIn(strapi, email, language)
  const empty = { documentId: id, language, subject: '', body: [] }
  const { placeholders, fault: _fault, ...preview } = await previewEmail(strapi, draft ?? empty)
  return {
    ...fixedEmailOf(email, await countSent(strapi)),
    ...{ language, preview: draft ? preview : null },
    placeholders: placeholders.map(({ name, sample }) => ({
      ...{ name, sample, meaning: placeholderWords[env.LANGUAGE][name].meaning },
    })),
  }
}

async function draftIn({ db }: Core.Strapi, email: Email, language: Language) {
  const version = versionIn(email, language)
  if (!version) return undefined
  const { id: documentId } = email
  const isPublished = { [version.publishedAt ? '$notNull' : '$null']: true }
  const row: { subject: string; body: unknown } = await db.query(templateUid).findOne({
    select: ['subject', 'body'],
    where: { documentId, locale: localeOf[language], publishedAt: isPublished },
  })
  return { documentId, language, subject: row.subject ?? '', body: row.body }
}

type Test = { id: string; language: Language; to: string }

/** Sends an e-mail with sample data to the caller. Throws notFound. */
export async function testFixedEmail(strapi: Core.Strapi, { id, language, to }: Test) {
  const draft = await draftIn(strapi, await requireEmail(strapi, id), language)
  if (!draft) throw new AppError('notFound')
  await sendTrial(strapi, { draft, to })
}
