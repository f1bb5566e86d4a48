import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { runTable } from './run-row'
import { sequenceTable } from './sequence-row'

const dayMs = 86_400_000

/** Longer than a year: nobody begins a sequence about a birthday twice. */
const retentionDays = 400

/** Deletes runs that ended long ago, and those of deleted sequences. */
export async function purgeSequenceRuns(strapi: Core.Strapi, at: Date) {
  const { connection } = strapi.db
  const ago = new Date(at.getTime() - retentionDays * dayMs)
  await changeInSteps(strapi, {
    table: runTable,
    which: (runs) => runs.where('ended_at', '<', ago),
  })
  await changeInSteps(strapi, {
    table: runTable,
    which: (runs) => runs.whereNotIn('sequence_id', connection(sequenceTable).select('id')),
  })
}
