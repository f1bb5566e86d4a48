import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../database/in-steps'
import { deadRetentionDays, type TaskKind, taskFacts, taskKinds } from './kinds'
import { taskTable } from './task-row'

const dayMs = 86_400_000

type Old = { kind: string; state: 'done' | 'dead'; before: Date }

/** Deletes finished tasks after the retention of their kind. */
export async function purgeTasks(strapi: Core.Strapi, at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  for (const kind of Object.keys(taskKinds) as TaskKind[]) {
    await deleteOld(strapi, { kind, state: 'done', before: ago(taskFacts(kind).retentionDays) })
    await deleteOld(strapi, { kind, state: 'dead', before: ago(deadRetentionDays) })
  }
}

const deleteOld = (strapi: Core.Strapi, { kind, state, before }: Old) =>
  changeInSteps(strapi, {
    table: taskTable,
    which: (tasks) => tasks.where({ kind, state }).where('done_at', '<', before),
  })
