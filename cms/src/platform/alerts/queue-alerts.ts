import type { Core } from '@strapi/strapi'
import { addTask, keyOf } from '../tasks/add-task'
import { taskTable } from '../tasks/task-row'
import { type Channel, channels } from './channels'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Newest = { kind: string; id: number }
type Alert = { key: string; due_at: Date | string | number }

/**
 * Queues a notification for each kind of incident with a new incident, and for each channel: at once, or an hour after
 * the previous one of the kind. Its key names the newest incident that it covers.
 */
export async function queueAlerts(
  strapi: Core.Strapi,
  at: Date,
  to: readonly Channel[] = channels,
) {
  if (to.length === 0) return
  for (const newest of await newestIncidents(strapi, at))
    for (const channel of to) await queue(strapi, { channel, at, ...newest })
}

const newestIncidents = ({ db }: Core.Strapi, at: Date): Promise<Newest[]> =>
  db
    .connection('incidents')
    .where('created_at', '>', new Date(at.getTime() - dayMs))
    .groupBy('kind')
    .select('kind')
    .max({ id: 'id' })

async function queue(
  strapi: Core.Strapi,
  { channel, kind, id, at }: Newest & { channel: Channel; at: Date },
) {
  const alerts = () => strapi.db.connection(taskTable).where({ kind: 'sendAlert' })
  const start = keyOf('sendAlert', `${channel}:${kind}:`)
  const about = `${channel}:${kind}:${id}`
  const key = keyOf('sendAlert', about)
  const last: Alert | undefined = await alerts()
    .where('key', 'like', `${start}%`)
    .orderBy([{ column: 'due_at', order: 'desc' }])
    .select('key', 'due_at')
    .first()
  if (last?.key === key) return
  // One that waits for its hour covers this incident too.
  const waiting = alerts().where({ key: last?.key ?? '', state: 'waiting', attempts: 0 })
  if ((await waiting.update({ key })) > 0) return
  const soonestMs = last ? new Date(last.due_at).getTime() + hourMs : 0
  const dueAt = new Date(Math.max(at.getTime(), soonestMs))
  await addTask(strapi, { kind: 'sendAlert', about, payload: { channel, kind }, dueAt })
}
