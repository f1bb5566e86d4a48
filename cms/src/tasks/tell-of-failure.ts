import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../incidents/raise-incident'
import { type Work, works } from '../incidents/works'
import { today } from '../lib/clock'
import type { Kind } from './kind'
import type { Task } from './task-row'

const isWork = (kind: string): kind is Work => Object.hasOwn(works, kind)

type Failed = { kind: Kind; task: Task; lastError: string }

/** An incident of what failed for the last time: one for each, or one for all of its kind of a day. */
export async function tellOfFailure(strapi: Core.Strapi, { kind, task, lastError }: Failed) {
  await raiseIncident(strapi, {
    kind: 'taskFailed',
    reference: kind.tells === 'each' ? task.key : `${task.kind}:${today()}`,
    facts: { work: isWork(task.kind) ? task.kind : undefined },
    orderId: typeof task.payload.order === 'number' ? task.payload.order : null,
    details: { task: task.key, attempts: task.attempts, error: lastError },
  })
}
