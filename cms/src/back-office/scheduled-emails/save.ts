import { normalizeText, type SavedScheduledEmail } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import {
  lockScheduled,
  type ScheduledRow,
  scheduledUid,
} from '../../messaging/mail/scheduled/scheduled-row'
import { AppError } from '../../platform/lib/app-error'
import { requireGroup } from '../email-groups/group-row'
import { instantOf } from '../lists/cells'
import { recordAction } from '../log/record-action'
import { localInstant } from '../shop/local-instant'

type Wish = { admin: number; wish: SavedScheduledEmail }

/** Creates or changes a draft. Throws notFound, scheduledEmailChanged, scheduledEmailStarted. */
export const saveScheduled = async (
  strapi: Core.Strapi,
  { admin, wish }: Wish,
): Promise<{ id: string; updatedAt: string }> =>
  strapi.db.transaction(async () => {
    const { id, updatedAt, group, sendAt, name, subject, subjectB } = wish
    const before = id === undefined ? undefined : await lockedDraft(strapi, id, updatedAt)
    const { body, byHour, perMinute, testHours } = wish
    const found =
      group === undefined ? undefined : await requireGroup(strapi, { documentId: group })
    const data = {
      ...{ name, subject, subjectB, body, byHour, perMinute, testHours },
      groupId: found?.id ?? null,
      groupName: found?.name ?? null,
      sendAt: sendAt === undefined ? null : localInstant(sendAt),
      searchText: normalizeText([name, subject, subjectB].join(' ')),
    }
    const rows = strapi.db.query(scheduledUid)
    const saved: ScheduledRow = before
      ? await rows.update({ where: { id: before.id }, data })
      : await rows.create({ data: { ...data, state: 'draft' } })
    const facts = (row: ScheduledRow) => ({
      ...{ name: row.name, subject: row.subject, subjectB: row.subjectB, group: row.groupName },
      ...{ sendAt: instantOf(row.sendAt), byHour: row.byHour, perMinute: row.perMinute },
    })
    await recordAction(strapi, {
      ...{ admin, act: 'saveScheduledEmail' },
      subject: { kind: 'scheduledEmail', id: saved.documentId },
      ...(before && { before: facts(before) }),
      after: facts(saved),
    })
    return { id: saved.documentId, updatedAt: new Date(saved.updatedAt).toISOString() }
  })

/** Deletes a draft. Throws notFound, scheduledEmailState. */
export const deleteScheduled = async (
  strapi: Core.Strapi,
  { admin, documentId }: { admin: number; documentId: string },
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const row = await lockScheduled(strapi, { documentId })
    if (!row) throw new AppError('notFound')
    if (row.state !== 'draft') throw new AppError('scheduledEmailState')
    await strapi.db.query(scheduledUid).deleteMany({ where: { id: row.id } })
    await recordAction(strapi, {
      ...{ admin, act: 'deleteScheduledEmail' },
      subject: { kind: 'scheduledEmail', id: documentId },
      before: { name: row.name },
    })
    return { id: documentId }
  })

/**
 * A draft in the version that the form shows, locked: otherwise one admin would overwrite another's change. Throws
 * notFound, scheduledEmailStarted, scheduledEmailChanged.
 */
export async function lockedDraft(
  strapi: Core.Strapi,
  documentId: string,
  shown = '',
): Promise<ScheduledRow> {
  const row = await lockScheduled(strapi, { documentId })
  if (!row) throw new AppError('notFound')
  if (row.state !== 'draft') throw new AppError('scheduledEmailStarted')
  if (new Date(row.updatedAt).getTime() !== new Date(shown).getTime())
    throw new AppError('scheduledEmailChanged')
  return row
}
