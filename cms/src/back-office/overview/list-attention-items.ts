import {
  type AdminRole,
  type AttentionItem,
  type AttentionKind,
  attentionAreas,
  attentionKinds,
  mayUse,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { owingStates } from '../../commerce/payments/subscriptions/subscription-row'
import { scheduledMail } from '../../messaging/mail/mails'
import { readsOf } from '../../platform/database/reads/reads'
import { taskKinds } from '../../platform/tasks/kinds'

type Waiting = {
  table: string
  since: string
  /** Filter of the waiting rows: one of the values in every column. */
  where: Readonly<Record<string, readonly string[]>>
  /** … with a value in this column. */
  notNull?: string
  /** … and with none of these. */
  not?: Readonly<Record<string, readonly string[]>>
}

const waiting = {
  incidents: { table: 'incidents', since: 'created_at', where: { state: ['open'] } },
  // Automatic refunds need no work; a failed one becomes one of these.
  withdrawals: {
    ...{ table: 'withdrawals', since: 'stated_at' },
    ...{ where: { state: ['open'], effect: ['deduction', 'begun', 'review'] } },
  },
  // A one-off task that was given up is an incident; a failing job is retried until it succeeds.
  jobs: {
    ...{ table: 'tasks', since: 'due_at', notNull: 'last_error' },
    ...{ where: { state: ['waiting', 'running'] }, not: { kind: Object.keys(taskKinds) } },
  },
  pastDue: { table: 'subscriptions', since: 'past_due_since', where: { status: owingStates } },
  // Those of an e-mail to a group are counted in its result.
  letters: {
    ...{ table: 'outgoing_mails', since: 'due_at', where: { state: ['dead'] } },
    not: { mail: [scheduledMail] },
  },
  messages: { table: 'contact_messages', since: 'created_at', where: { state: ['new'] } },
  referrals: { table: 'referrals', since: 'held_at', where: { state: ['held'] } },
  reviews: { table: 'reviews', since: 'written_at', where: { state: ['waiting'] } },
} as const satisfies Record<AttentionKind, Waiting>

type Row = { count?: string | number; since?: Date | number | null }

/** How much work of each kind that a role may see is waiting, and since when. */
export const listAttentionItems = (
  strapi: Core.Strapi,
  role: AdminRole | null,
): Promise<AttentionItem[]> =>
  Promise.all(
    attentionKinds
      .filter((kind) => mayUse(role, attentionAreas[kind]))
      .map(async (kind) => {
        const { table, where, since, notNull, not = {} }: Waiting = waiting[kind]
        const rows = readsOf(strapi)(table).count({ count: '*' }).min({ since })
        for (const [column, values] of Object.entries(where)) rows.whereIn(column, values)
        for (const [column, values] of Object.entries(not)) rows.whereNotIn(column, values)
        if (notNull) rows.whereNotNull(notNull)
        const row: Row | undefined = await rows.first()
        const first = row?.since ?? null
        return {
          kind,
          count: Number(row?.count ?? 0),
          since: first === null ? null : new Date(first).toISOString(),
        }
      }),
  )
