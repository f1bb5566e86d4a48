import type { BulkAction, BulkRun, SkipReason } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError } from '../../platform/lib/app-error'

export type RunRow = {
  id: number
  documentId: string
  /** The admin who tried it, then the admin who started it. */
  admin: number | null
  what: BulkAction
  state: BulkRun['state']
  /** How many users left waiting after the trial get an e-mail; null in runs older than this count. */
  letters: number | null
  reason: string | null
  startedAt: string | null
  endedAt: string | null
}

/** Result for one user: `waiting` to be processed, `changed`, or the reason for skipping. */
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

/** A run, locked until the transaction ends: stopping and continuing are serialised. */
export const lockRun = async (
  strapi: Core.Strapi,
  where: { id: number } | { documentId: string },
): Promise<RunRow> => {
  const { id } = await requireRun(strapi, where)
  await lockRows(strapi, runTable, { id })
  return requireRun(strapi, { id })
}

export const changeRun = ({ db }: Core.Strapi, id: number, data: Partial<RunRow>) =>
  db.query(runUid).updateMany({ where: { id }, data })
