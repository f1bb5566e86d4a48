import type { Core } from '@strapi/strapi'
import { deadKeptDays, type TaskKind, taskFacts, taskKinds } from './kinds'
import { taskTable } from './task-row'

const dayMs = 86_400_000
const batchSize = 5000

type Old = { kind: string; state: 'done' | 'dead'; before: Date }

/** Deletes what is over for longer than its kind keeps it. */
export async function forgetTasks(strapi: Core.Strapi, at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  for (const kind of Object.keys(taskKinds) as TaskKind[]) {
    await deleteOld(strapi, { kind, state: 'done', before: ago(taskFacts(kind).keptDays) })
    await deleteOld(strapi, { kind, state: 'dead', before: ago(deadKeptDays) })
  }
}

/** Some at a time, so that nobody waits for long. */
async function deleteOld({ db }: Core.Strapi, { kind, state, before }: Old) {
  const old = () =>
    db
      .connection(taskTable)
      .select('id')
      .where({ kind, state })
      .where('done_at', '<', before)
      .limit(batchSize)
  for (;;) {
    const count = await db.connection(taskTable).whereIn('id', old()).delete()
    if (count < batchSize) return
  }
}
