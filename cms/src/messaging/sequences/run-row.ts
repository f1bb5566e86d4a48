import type { EndReason, RunState } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** A member in a sequence. */
export type RunRow = {
  id: number
  sequenceId: number
  userId: number
  /** What it is about, once per sequence and member: `2026` for a birthday, `critical:2026-12-03`. */
  occasion: string
  /** The day that the e-mails are about; null if they are about none. */
  day: string | null
  state: RunState
  reason: EndReason | null
  /** Id of the next step. */
  step: string | null
  nextAt: string | null
  /** Days by which the next step was postponed (weekly limit). */
  postponed: number
}

export const runUid = 'api::sequence-run.sequence-run'
export const runTable = 'sequence_runs'

export const findRun = async ({ db }: Core.Strapi, id: number): Promise<RunRow | undefined> =>
  (await db.query(runUid).findOne({ where: { id } })) ?? undefined

type Change = Partial<Pick<RunRow, 'state' | 'reason' | 'step' | 'postponed'>> & {
  nextAt?: Date | null
  endedAt?: Date
}

export async function changeRun({ db }: Core.Strapi, id: number, data: Change) {
  await db.query(runUid).updateMany({ where: { id }, data })
}
