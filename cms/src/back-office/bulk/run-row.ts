import type { BulkAct, BulkRun, SkipReason } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../lib/app-error'

export type RunRow = {
  id: number
  documentId: string
  /** Who tried it, and then who began it. */
  admin: number | null
  what: BulkAct
  state: BulkRun['state']
  reason: string | null
  startedAt: string | null
  endedAt: string | null
}

/** What becomes of somebody: `waiting` for their turn, `changed`, or left out, and why. */
export type Outcome = 'waiting' | 'changed' | SkipReason

export const runUid = 'api::bulk-run.bulk-run'
export const runTable = 'bulk_runs'
export const stepTable = 'bulk_steps'

/** Throws notFound. */
export async function requireRun(
  { db }: Core.Strapi,
  where: { id: number } | { documentId: string },
): Promise<RunRow> {
  const run: RunRow | null = await db.query(runUid).findOne({ where })
  if (!run) throw new AppError('notFound')
  return run
}

/** A run as it is, held until the transaction ends: what stops it and what goes on with it come one after the other. */
export const holdRun = async (
  strapi: Core.Strapi,
  where: { id: number } | { documentId: string },
): Promise<RunRow> => {
  const { id } = await requireRun(strapi, where)
  await strapi.db.transaction(({ trx }) => trx(runTable).where({ id }).forUpdate().first('id'))
  return requireRun(strapi, { id })
}

export const changeRun = ({ db }: Core.Strapi, id: number, data: Partial<RunRow>) =>
  db.query(runUid).updateMany({ where: { id }, data })
