import {
  type GroupPreview,
  type ReceiptStep,
  type ReceiverCount,
  receiptSteps,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { userTable } from '../../members/users/user-row'
import { stepSql } from '../../messaging/mail-suppressions/receipt-step'
import { readsOf } from '../../platform/database/reads/reads'
import type { MembersOf } from './members-of'

/** How many users are shown by name. */
const mostShown = 20

/** How many users match, and how many get an e-mail, in one query. */
export async function countReceivers(
  strapi: Core.Strapi,
  members: MembersOf,
): Promise<ReceiverCount> {
  const reads = readsOf(strapi)
  const rows: { step: ReceiptStep; count: number | string }[] = await reads(
    members(reads)
      .select(reads.raw(`${stepSql} AS step`))
      .as('s'),
  )
    .groupBy('step')
    .select('step')
    .count({ count: '*' })
  const counts = new Map(rows.map(({ step, count }) => [step, Number(count)]))
  const steps = Object.fromEntries(
    receiptSteps.map((step) => [step, counts.get(step) ?? 0]),
  ) as Record<ReceiptStep, number>
  return { matching: receiptSteps.reduce((sum, step) => sum + steps[step], 0), ...steps }
}

type Shown = {
  document_id: string
  first_name: string | null
  last_name: string | null
  email: string
  step: ReceiptStep
}

/** The first users of a group, by account number. */
async function firstOf(strapi: Core.Strapi, members: MembersOf): Promise<GroupPreview['first']> {
  const reads = readsOf(strapi)
  const rows: Shown[] = await members(reads)
    .join(`${userTable} as u`, 'u.id', 't.user_id')
    .orderBy('t.user_id')
    .limit(mostShown)
    .select('u.document_id', 'u.first_name', 'u.last_name', 'u.email')
    .select(reads.raw(`${stepSql} AS step`))
  return rows.map(({ document_id: id, first_name, last_name, email, step }) => ({
    ...{ id, email, step },
    name: [first_name, last_name].filter(Boolean).join(' ') || null,
  }))
}

export async function previewGroup(strapi: Core.Strapi, members: MembersOf): Promise<GroupPreview> {
  const [count, first] = await Promise.all([
    countReceivers(strapi, members),
    firstOf(strapi, members),
  ])
  return { count, first }
}
