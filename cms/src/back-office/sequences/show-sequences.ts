import type { ListedSequence, Sequence, SequenceChoices } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isMailName } from '../../messaging/mail/mails'
import {
  allSequences,
  requireSequence,
  type SequenceRow,
} from '../../messaging/sequences/sequence-row'
import { stepKeyOf } from './advance-run'
import { countRuns, countSent, type SentCounts } from './run-counts'
import { isSendable, loadEmails, shownVersion } from './template-rows'

const sentOf = (sequence: SequenceRow, sent: SentCounts) =>
  sequence.steps.reduce((sum, step) => sum + sent.ofStep(stepKeyOf(sequence, step)), 0)

/** All sequences with their numbers, oldest first. */
export async function listSequences(
  strapi: Core.Strapi,
  sent: SentCounts,
): Promise<ListedSequence[]> {
  const rows = await allSequences(strapi)
  const countsOf = await countRuns(
    strapi,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...{ id: row.documentId, name: row.name, enabled: row.enabled, trigger: row.trigger },
    ...{ steps: row.steps.length, counts: countsOf(row.id), sent: sentOf(row, sent) },
  }))
}

/** Throws notFound. */
export async function showSequence(strapi: Core.Strapi, documentId: string): Promise<Sequence> {
  const row = await requireSequence(strapi, { documentId })
  const [countsOf, sent] = [await countRuns(strapi, [row.id]), await countSent(strapi)]
  const { name, enabled, trigger, stop, steps } = row
  return {
    ...{ id: documentId, name, enabled, trigger, stop },
    updatedAt: new Date(row.updatedAt).toISOString(),
    steps: steps.map((step) => ({ ...step, sent: sent.ofStep(stepKeyOf(row, step)) })),
    counts: countsOf(row.id),
  }
}

/** The e-mails that a step can send: those that editors wrote. */
export async function choicesOfSequences(strapi: Core.Strapi): Promise<SequenceChoices> {
  const emails = (await loadEmails(strapi)).filter(({ name }) => !isMailName(name))
  return {
    emails: emails.map((email) => ({
      id: email.id,
      title: shownVersion(email)?.title ?? '',
      isSent: isSendable(email),
    })),
  }
}
