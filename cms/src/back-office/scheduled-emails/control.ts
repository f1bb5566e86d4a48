import type { ActionName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { bodySchema } from '../../messaging/mail/render/nodes'
import { wakeUnsent } from '../../messaging/mail/scheduled/release-unsent'
import {
  lockScheduled,
  type ScheduledRow,
  scheduledUid,
} from '../../messaging/mail/scheduled/scheduled-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { addTask } from '../../platform/tasks/add-task'
import { lockGroup } from '../email-groups/delete-group'
import { findGroup } from '../email-groups/group-row'
import { recordAction } from '../log/record-action'
import { faultsOf } from './faults-of'
import { lockedDraft } from './save'

type Act = { admin: number; documentId: string }

const wake = (strapi: Core.Strapi, id: number, dueAt = now()) =>
  addTask(strapi, { kind: 'sendScheduled', about: id, payload: { email: id }, dueAt })

/**
 * Plans a draft in the version that the admin sees, and keeps its group from being deleted. Throws notFound,
 * scheduledEmailStarted, scheduledEmailChanged, scheduledEmailFaulty.
 */
export const planScheduled = async (
  strapi: Core.Strapi,
  { admin, documentId, updatedAt }: Act & { updatedAt: string },
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const row = await lockedDraft(strapi, documentId, updatedAt)
    const group = row.groupId === null ? undefined : await findGroup(strapi, { id: row.groupId })
    const content = { subject: row.subject ?? '', subjectB: row.subjectB ?? '' }
    const faults = faultsOf({ ...content, body: bodySchema.parse(row.body ?? []) })
    if (!group || faults.length > 0) throw new AppError('scheduledEmailFaulty')
    await lockGroup(strapi, { documentId: group.documentId })
    const at = now()
    const sendAt = new Date(Math.max(new Date(row.sendAt ?? at).getTime(), at.getTime()))
    await change(strapi, row, { state: 'waiting', sendAt, groupName: group.name })
    await wake(strapi, row.id, sendAt)
    await record(strapi, 'planScheduledEmail', { admin, documentId, after: { sendAt } })
    return { id: documentId }
  })

/** Stops it: no attempt begins after this. Throws notFound, scheduledEmailState. */
export const pauseScheduled = (strapi: Core.Strapi, act: Act) =>
  step(strapi, act, async (row) => {
    if (row.state !== 'sending') return undefined
    await change(strapi, row, { state: 'paused' })
    return 'pauseScheduledEmail'
  })

/** Goes on where a pause stopped it. Throws notFound, scheduledEmailState. */
export const resumeScheduled = (strapi: Core.Strapi, act: Act) =>
  step(strapi, act, async (row) => {
    if (row.state !== 'paused') return undefined
    await change(strapi, row, { state: 'sending' })
    await wakeUnsent(strapi, row.documentId)
    await wake(strapi, row.id)
    return 'resumeScheduledEmail'
  })

/** A waiting one is a draft again; what is left of one that has started is not sent. Throws notFound, scheduledEmailState. */
export const cancelScheduled = (strapi: Core.Strapi, act: Act) =>
  step(strapi, act, async (row) => {
    if (row.state === 'waiting') {
      await change(strapi, row, { state: 'draft' })
      return 'cancelScheduledEmail'
    }
    if (row.state !== 'sending' && row.state !== 'paused') return undefined
    await change(strapi, row, { state: 'cancelled' })
    await wakeUnsent(strapi, row.documentId)
    await wake(strapi, row.id)
    return 'cancelScheduledEmail'
  })

type Step = (row: ScheduledRow) => Promise<ActionName | undefined>

const step = async (
  strapi: Core.Strapi,
  { admin, documentId }: Act,
  take: Step,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const row = await lockScheduled(strapi, { documentId })
    if (!row) throw new AppError('notFound')
    const act = await take(row)
    if (!act) throw new AppError('scheduledEmailState')
    await record(strapi, act, { admin, documentId, after: {} })
    return { id: documentId }
  })

const change = ({ db }: Core.Strapi, { id }: ScheduledRow, data: object) =>
  db.query(scheduledUid).update({ where: { id }, data })

type Recorded = Act & { after: Readonly<Record<string, unknown>> }

const record = (strapi: Core.Strapi, act: ActionName, { admin, documentId, after }: Recorded) =>
  recordAction(strapi, { admin, act, subject: { kind: 'scheduledEmail', id: documentId }, after })
