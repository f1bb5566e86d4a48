import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { addTask } from '../../../platform/tasks/add-task'
import { eventHandlers } from './event-handlers'

/** `isFetched`: it did not arrive by webhook (`check-webhooks`). */
type Way = { isFetched?: true }

/** Stores an event, once per id. Of its content only the object's id is stored. */
export async function storeEvent(
  strapi: Core.Strapi,
  { id, type, data }: Stripe.Event,
  { isFetched }: Way = {},
) {
  const { object } = data
  const objectId = 'id' in object && typeof object.id === 'string' ? object.id : null
  const payload = { type, object: objectId, ...(isFetched && { isFetched: 1 }) }
  await addTask(strapi, { kind: 'handleEvent', about: id, payload })
}

type Known = { type: string; object: string | null }

/** Handles a stored event. Idempotent and safe when called concurrently. */
export async function handleEvent(strapi: Core.Strapi, { type, object }: Known) {
  if (object) await eventHandlers[type]?.(strapi, object)
}
