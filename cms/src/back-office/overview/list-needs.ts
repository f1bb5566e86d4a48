import { type Need, type NeedKind, needKinds } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { owingStates } from '../../payments/subscription-row'
import { taskKinds } from '../../tasks/kinds'

type Waiting = {
  table: string
  since: string
  /** Which rows wait: those with one of the values in every column. */
  where: Readonly<Record<string, readonly string[]>>
  /** … with anything in this one. */
  having?: string
  /** … and that are none of these. */
  not?: Readonly<Record<string, readonly string[]>>
}

const waiting = {
  incidents: { table: 'incidents', since: 'created_at', where: { state: ['open'] } },
  // What is done once and given up is an incident; a job fails, and is tried again, until it does not.
  jobs: {
    ...{ table: 'tasks', since: 'due_at', having: 'last_error' },
    ...{ where: { state: ['waiting', 'running'] }, not: { kind: Object.keys(taskKinds) } },
  },
  pastDue: { table: 'subscriptions', since: 'past_due_since', where: { status: owingStates } },
  letters: { table: 'outgoing_mails', since: 'due_at', where: { state: ['dead'] } },
  messages: { table: 'contact_messages', since: 'created_at', where: { state: ['new'] } },
  reviews: { table: 'reviews', since: 'written_at', where: { state: ['waiting'] } },
} as const satisfies Record<NeedKind, Waiting>

type Row = { count?: string | number; since?: Date | number | null }

/** How much of each kind waits for somebody, and since when. */
export const listNeeds = ({ db: { connection } }: Core.Strapi): Promise<Need[]> =>
  Promise.all(
    needKinds.map(async (kind) => {
      const { table, where, since, having, not = {} }: Waiting = waiting[kind]
      const rows = connection(table).count({ count: '*' }).min({ since })
      for (const [column, values] of Object.entries(where)) rows.whereIn(column, values)
      for (const [column, values] of Object.entries(not)) rows.whereNotIn(column, values)
      if (having) rows.whereNotNull(having)
      const row: Row | undefined = await rows.first()
      const first = row?.since ?? null
      return {
        kind,
        count: Number(row?.count ?? 0),
        since: first === null ? null : new Date(first).toISOString(),
      }
    }),
  )
