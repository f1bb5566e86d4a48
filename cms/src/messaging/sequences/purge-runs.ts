import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { runTable } from './run-row'

const dayMs = 86_400_000

/** Longer than a year: nobody begins a sequence about a birthday twice. */
const retentionDays = 400

/** Deletes runs that ended long ago. */
export async function purgeSequenceRuns(strapi: Core.Strapi, at: Date) {
  const ago = new Date(at.getTime() - retentionDays * dayMs)
  await changeInSteps(strapi, {
    table: runTable,
    which: (runs) => runs.where('ended_at', '<', ago),
  })
}
