import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../incidents/raise-incident'
import { today } from '../lib/clock'
import type { Kind } from './kind'
import type { Task } from './task-row'

type Failed = { kind: Kind; task: Task; lastError: string }

/** An incident of what failed for the last time: one for each, or one for all of its kind of a day. */
export async function tellOfFailure(strapi: Core.Strapi, { kind, task, lastError }: Failed) {
  await raiseIncident(strapi, {
    kind: 'taskFailed',
    reference: kind.tells === 'each' ? task.key : `${task.kind}:${today()}`,
    details: { task: task.key, attempts: task.attempts, error: lastError },
  })
}
