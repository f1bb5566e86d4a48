import type { AdminScheduledEmail, EmailVariant, ReceiverCount } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockRows } from '../../../platform/database/lock-rows'
import type { Template } from '../render/render-context'

export type LinkOfEmail = {
  address: string
  variant: EmailVariant | null
  /** Name of its short link; null: clicks are not counted. */
  name: string | null
}

/** The content when it started: later changes of links or texts have no effect. */
export type Frozen = Partial<Record<EmailVariant, Template>> & { links: readonly LinkOfEmail[] }

export type SubjectTest = Omit<NonNullable<AdminScheduledEmail['test']>, 'until'>

/** The counts of its e-mails, stored when nothing is left, because the outbox is emptied. */
export type StoredResult = Pick<
  NonNullable<AdminScheduledEmail['result']>,
  'total' | 'sent' | 'refused' | 'skipped' | 'perhapsTwice' | 'unanswered'
>

/** An e-mail to a group. Instants are texts. */
export type ScheduledRow = {
  id: number
  documentId: string
  name: string
  state: AdminScheduledEmail['state']
  subject: string | null
  subjectB: string | null
  body: unknown[] | null
  groupId: number | null
  groupName: string | null
  sendAt: string | null
  byHour: boolean
  perMinute: number
  testHours: number
  /** From here on: since its start. */
  frozen: Frozen | null
  receivers: ReceiverCount | null
  startedAt: string | null
  endedAt: string | null
  /** The last user who was made an addressee. */
  lastUser: number
  /** All addressees are in the outbox. */
  isFilled: boolean
  total: number
  /** When the last e-mail got its turn: the rate is counted from here. */
  queuedAt: string | null
  testUntil: string | null
  subjectTest: SubjectTest | null
  result: StoredResult | null
  bouncedA: number
  bouncedB: number
  unsubscribed: number
  updatedAt: string
}

export const scheduledUid = 'api::scheduled-email.scheduled-email'
export const scheduledTable = 'scheduled_emails'

type Key = { id: number } | { documentId: string }

export const findScheduled = async (
  { db }: Core.Strapi,
  where: Key,
): Promise<ScheduledRow | undefined> =>
  (await db.query(scheduledUid).findOne({ where })) ?? undefined

/** The row, locked until the caller's transaction ends; undefined if there is none. */
export async function lockScheduled(
  strapi: Core.Strapi,
  where: Key,
): Promise<ScheduledRow | undefined> {
  if ('id' in where) await lockRows(strapi, scheduledTable, { id: where.id })
  else await lockRows(strapi, scheduledTable, { document_id: where.documentId })
  return findScheduled(strapi, where)
}

/** Changes columns without a new version: what admins see and change stays the same. */
export const writeProgress = async (
  { db }: Core.Strapi,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> =>
  db.transaction(async ({ trx }) => {
    await trx(scheduledTable).where({ id }).update(columns)
  })

/** Whether an e-mail to a group is planned or on its way. Whoever plans one locks the group first. */
export const hasOpenScheduled = async ({ db }: Core.Strapi, groupId: number): Promise<boolean> =>
  (await db.query(scheduledUid).count({
    where: { groupId, state: { $in: ['waiting', 'sending', 'paused'] } },
  })) > 0
