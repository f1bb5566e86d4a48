import type { Core } from '@strapi/strapi'
import { addTask } from '../../platform/tasks/add-task'

/** Ends payments of an erased account: expires its sessions, ends its subscription. */
export async function endAtStripe(strapi: Core.Strapi, subscription: string | undefined) {
  await addTask(strapi, { kind: 'endPages', about: 'erased', payload: {} })
  if (!subscription) return
  await addTask(strapi, { kind: 'endSubscription', about: subscription, payload: { subscription } })
}
