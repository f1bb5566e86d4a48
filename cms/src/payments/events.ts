import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { now } from '../lib/clock'
import { insertOnce } from '../lib/insert-once'
import { describeFailure } from '../mail/after-failure'
import { eventHandlers } from './event-handlers'

export type EventRow = {
  id: number
  eventId: string
  type: string
  objectId: string | null
  state: 'received' | 'done' | 'failed'
  attempts: number
}

export const eventUid = 'api::stripe-event.stripe-event'

/** As much of a failure as its column takes. */
const longestError = 250

/** Pauses before the next tries of an event; after the last one it waits for people. */
const pausesMs = [5, 30, 120, 600, 3600, 6 * 3600].map((seconds) => seconds * 1000)

/** Stores an event, once by its id; undefined when it is known. Of what it says only the object's id is kept. */
export async function keepEvent(strapi: Core.Strapi, event: Stripe.Event) {
  const { object } = event.data
  const objectId = 'id' in object && typeof object.id === 'string' ? object.id : null
  return insertOnce(strapi, {
    table: 'stripe_events',
    unique: 'event_id',
    row: {
      event_id: event.id,
      type: event.type,
      object_id: objectId,
      state: 'received',
      attempts: 0,
      received_at: now(),
      due_at: now(),
    },
  })
}

/** Does what follows from a stored event. A failure is tried again by the job; twice or at once does no harm. */
export async function handleEvent(strapi: Core.Strapi, id: number) {
  const events = strapi.db.query(eventUid)
  const row: EventRow | null = await events.findOne({ where: { id, state: 'received' } })
  if (!row) return
  try {
    if (row.objectId) await eventHandlers[row.type]?.(strapi, row.objectId)
    const data = { state: 'done', doneAt: now().toISOString(), lastError: null }
    await events.updateMany({ where: { id }, data })
  } catch (error) {
    strapi.log.warn(`Event ${row.eventId} (${row.type}) was not handled: ${describeFailure(error)}`)
    await events.updateMany({
      where: { id },
      data: { ...nextTry(row), lastError: describeFailure(error).slice(0, longestError) },
    })
  }
}

function nextTry({ attempts }: EventRow) {
  const pauseMs = pausesMs[attempts]
  if (pauseMs === undefined) return { state: 'failed', attempts: attempts + 1 }
  return { attempts: attempts + 1, dueAt: new Date(now().getTime() + pauseMs).toISOString() }
}

/** Events whose time has come: those of a process that died, and repeated tries. */
export async function handleDueEvents(strapi: Core.Strapi) {
  const due: EventRow[] = await strapi.db.query(eventUid).findMany({
    where: { state: 'received', dueAt: { $lte: now() } },
    orderBy: [{ dueAt: 'asc' }],
    limit: 200,
  })
  for (const { id } of due) await handleEvent(strapi, id)
}
