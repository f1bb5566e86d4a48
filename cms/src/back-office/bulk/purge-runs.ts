import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { runTable, runUid, stepTable } from './run-row'

const dayMs = 86_400_000

/** Deletes runs after three months, those that were only tried after a day, with their steps. */
export async function purgeRuns(strapi: Core.Strapi, at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  const tried: { id: number }[] = await strapi.db
    .query(runUid)
    .findMany({ select: ['id'], where: { state: 'tried', createdAt: { $lt: ago(1) } } })
  for (const { id } of tried) {
    await changeInSteps(strapi, { table: stepTable, which: (steps) => steps.where({ run_id: id }) })
    await strapi.db.query(runUid).deleteMany({ where: { id } })
  }
  for (const table of [stepTable, runTable])
    await changeInSteps(strapi, { table, which: (rows) => rows.where('created_at', '<', ago(90)) })
}
