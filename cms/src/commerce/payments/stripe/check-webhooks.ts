import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { today } from '../../../platform/lib/clock'
import { type Payload, taskTable } from '../../../platform/tasks/task-row'
import { eventHandlers } from './event-handlers'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A restart of the cms may lose the webhooks of one moment; Stripe repeats them. */
const longestMs = 15 * minuteMs

/** The newest events that are looked at: within them a webhook must have arrived. */
const looked = 500

type Row = { payload: string; done_at: Date | string | number }

/**
 * Raises an incident a day if for more than 15 minutes every event was fetched and none arrived by webhook: the endpoint
 * is switched off, its secret is wrong, or a clock is off by more than five minutes. Payments are only late meanwhile.
 */
export async function checkWebhooks(strapi: Core.Strapi, at: Date) {
  const rows: Row[] = await strapi.db
    .connection(taskTable)
    .where({ kind: 'handleEvent', state: 'done' })
    .where('done_at', '>', new Date(at.getTime() - dayMs))
    .orderBy('done_at', 'desc')
    .limit(looked)
    .select('payload', 'done_at')
  const events = rows
    .map(({ payload, done_at }) => ({ ...(JSON.parse(payload) as Payload), at: new Date(done_at) }))
    // A webhook may be subscribed to the handled types only.
    .filter((event) => 'type' in event && String(event.type) in eventHandlers)
  const first = events.findIndex((event) => !('isFetched' in event))
  const fetched = first < 0 ? events : events.slice(0, first)
  const [newest, oldest] = [fetched[0], fetched.at(-1)]
  if (!newest || !oldest || newest.at.getTime() - oldest.at.getTime() < longestMs) return
  await raiseIncident(strapi, {
    kind: 'webhooksMissing',
    reference: today(),
    details: { since: oldest.at.toISOString(), events: fetched.length },
  })
}
