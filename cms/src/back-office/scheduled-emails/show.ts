import type { AdminScheduledEmail } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { bodySchema } from '../../messaging/mail/render/nodes'
import { findScheduled, type ScheduledRow } from '../../messaging/mail/scheduled/scheduled-row'
import { readsOf } from '../../platform/database/reads/reads'
import { AppError } from '../../platform/lib/app-error'
import { countReceivers } from '../email-groups/count-receivers'
import { findGroup, type GroupRow } from '../email-groups/group-row'
import { membersOf } from '../email-groups/members-of'
import { instantOf } from '../lists/cells'
import { clicksOf, sumOf } from './clicks'
import { countEmails } from './counts'
import { faultsOf } from './faults-of'

/** An e-mail to a group with its progress and result. Throws notFound. */
export async function showScheduled(
  strapi: Core.Strapi,
  documentId: string,
): Promise<AdminScheduledEmail> {
  const row = await findScheduled(strapi, { documentId })
  if (!row) throw new AppError('notFound')
  const group = row.groupId === null ? undefined : await findGroup(strapi, { id: row.groupId })
  const { name, state, byHour, perMinute, testHours } = row
  const [subject, subjectB] = [row.subject ?? '', row.subjectB ?? '']
  const body = bodySchema.parse(row.body ?? [])
  const noGroup = { fault: 'noGroup', block: null, found: null } as const
  return {
    ...{ id: documentId, name, state, subject, subjectB, body, byHour, perMinute, testHours },
    updatedAt: instantOf(row.updatedAt) ?? '',
    group: group ? { id: group.documentId, name: group.name } : null,
    sendAt: instantOf(row.sendAt),
    faults: [...faultsOf({ subject, subjectB, body }), ...(group ? [] : [noGroup])],
    receivers: await receiversOf(strapi, row, group),
    startedAt: instantOf(row.startedAt),
    endedAt: instantOf(row.endedAt),
    ...(await progressOf(strapi, row)),
  }
}

async function receiversOf(strapi: Core.Strapi, row: ScheduledRow, group: GroupRow | undefined) {
  if (row.receivers) return row.receivers
  return group ? countReceivers(strapi, await membersOf(strapi, group)) : null
}

type Progress = Pick<AdminScheduledEmail, 'result' | 'test'>

async function progressOf(strapi: Core.Strapi, row: ScheduledRow): Promise<Progress> {
  if (row.startedAt === null) return { result: null, test: null }
  const { total, unsubscribed, bouncedA, bouncedB } = row
  const { sentAs, ...counts } = await countEmails(readsOf(strapi), row.documentId)
  const stored = row.result ?? { ...counts, total }
  const skipped = stored.skipped.reduce((sum, { count }) => sum + count, 0)
  const links = await clicksOf(readsOf(strapi), row)
  const sample = (variant: 'a' | 'b', bounced: number) => ({
    sent: Math.max(sentAs[variant] - bounced, 0),
    clicks: sumOf(links, variant),
  })
  return {
    result: {
      ...{ ...stored, links, unsubscribed },
      left: Math.max(stored.total - stored.sent - stored.refused - skipped, 0),
      bounced: bouncedA + bouncedB,
      clicks: sumOf(links),
      isCounting: row.state !== 'cancelled' && !row.isFilled,
    },
    test: row.subjectB
      ? {
          until: instantOf(row.testUntil),
          ...(row.subjectTest ?? {
            ...{ a: sample('a', bouncedA), b: sample('b', bouncedB) },
            ...{ chosen: null, because: null },
          }),
        }
      : null,
  }
}
