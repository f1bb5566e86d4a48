import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { addTask } from '../tasks/add-task'
import { eventHandlers } from './event-handlers'

/** Stores an event, once by its id. Of what it says only the object's id is kept. */
export async function keepEvent(strapi: Core.Strapi, { id, type, data }: Stripe.Event) {
  const { object } = data
  const objectId = 'id' in object && typeof object.id === 'string' ? object.id : null
  await addTask(strapi, { kind: 'handleEvent', about: id, payload: { type, object: objectId } })
}

type Known = { type: string; object: string | null }

/** Does what follows from a stored event. Twice or at once does no harm. */
export async function handleEvent(strapi: Core.Strapi, { type, object }: Known) {
  if (object) await eventHandlers[type]?.(strapi, object)
}
