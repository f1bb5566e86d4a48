import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { addTask } from '../../../platform/tasks/add-task'
import { eventHandlers } from './event-handlers'

/** Stores an event, once per id. Of its content only the object's id is stored. */
export async function storeEvent(strapi: Core.Strapi, { id, type, data }: Stripe.Event) {
  const { object } = data
  const objectId = 'id' in object && typeof object.id === 'string' ? object.id : null
  await addTask(strapi, { kind: 'handleEvent', about: id, payload: { type, object: objectId } })
}

type Known = { type: string; object: string | null }

/** Handles a stored event. Idempotent and safe when called concurrently. */
export async function handleEvent(strapi: Core.Strapi, { type, object }: Known) {
  if (object) await eventHandlers[type]?.(strapi, object)
}
