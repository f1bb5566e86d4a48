import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../incidents/raise-incident'
import { type Work, works } from '../incidents/works'
import { today } from '../lib/clock'
import type { Kind } from './kind'
import type { Task } from './task-row'

const isWork = (kind: string): kind is Work => Object.hasOwn(works, kind)

type Failed = { kind: Kind; task: Task; lastError: string }

/** Raises an incident for a task that failed for the last time: one each, or one per kind and day. */
export async function reportFailure(strapi: Core.Strapi, { kind, task, lastError }: Failed) {
  await raiseIncident(strapi, {
    kind: 'taskFailed',
    reference: kind.reports === 'each' ? task.key : `${task.kind}:${today()}`,
    facts: { work: isWork(task.kind) ? task.kind : undefined },
    orderId: typeof task.payload.order === 'number' ? task.payload.order : null,
    details: { task: task.key, attempts: task.attempts, error: lastError },
  })
}
