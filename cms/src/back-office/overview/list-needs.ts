import { type Need, type NeedKind, needKinds } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { jobs } from '../../jobs/table'
import { owingStates } from '../../payments/subscription-row'

type Waiting = {
  table: string
  since: string
  /** Which rows wait: those with one of the values in every column. */
  where: Readonly<Record<string, readonly string[]>>
  /** … and with anything in this one. */
  having?: string
}

const waiting = {
  incidents: { table: 'incidents', since: 'created_at', where: { state: ['open'] } },
  // What is done once and given up is an incident; a job fails, and is tried again, until it does not.
  jobs: {
    ...{ table: 'tasks', since: 'due_at', having: 'last_error' },
    where: { kind: Object.keys(jobs), state: ['waiting', 'running'] },
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
      const { table, where, since, having }: Waiting = waiting[kind]
      const rows = connection(table).count({ count: '*' }).min({ since })
      for (const [column, values] of Object.entries(where)) rows.whereIn(column, values)
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
