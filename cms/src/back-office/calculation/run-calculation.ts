import type { EngineRules } from '@krono/chart'
import { draftRules } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { inSteps } from '../../platform/database/in-steps'
import { lockRows } from '../../platform/database/lock-rows'
import { now } from '../../platform/lib/clock'
import { newRow } from '../../platform/lib/new-row'
import {
  type CalculationRow,
  calculationTable,
  calculationUid,
  dateTable,
  findCalculation,
} from './calculation-row'
import { computeLine } from './compute-line'
import { type Line, readLines } from './lines-of'

const isOver = ({ state }: CalculationRow) => state === 'done' || state === 'failed'

/**
 * Computes a calculation, some dates at a time: the dates and the progress are in one transaction, so a restarted process
 * continues where the last one stopped, and a concurrent one computes no date twice.
 */
export async function runCalculation(strapi: Core.Strapi, id: number): Promise<void> {
  const run = await findCalculation(strapi, { id })
  if (!run || isOver(run)) return
  const nextLines = await readLines(strapi, id)
  const draft = run.draft ? draftRules(run.draft) : undefined
  await inSteps(async () => {
    const current = await findCalculation(strapi, { id })
    if (!current || isOver(current)) return false
    const lines = await nextLines(current)
    return writeSome(strapi, { run: current, lines, draft })
  })
}

type Some = { run: CalculationRow; lines: readonly Line[]; draft: EngineRules | undefined }

/** Writes some lines; returns whether more may follow. */
const writeSome = async (
  strapi: Core.Strapi,
  { run: { id, documentId, done }, lines, draft }: Some,
): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }): Promise<boolean> => {
    await lockRows(strapi, calculationTable, { id })
    const run = await findCalculation(strapi, { id })
    // Deleted meanwhile.
    if (!run || isOver(run)) return false
    // Another process wrote these lines.
    if (run.done !== done) return true
    if (lines.length === 0) return endRun(strapi, id, { state: 'done', all: done })
    const computed = lines.map((line) => computeLine(line, draft))
    await trx(dateTable).insert(
      computed.map(({ columns }) => ({ ...newRow(), calculation: documentId, ...columns })),
    )
    const differences = { ...run.differences }
    for (const part of computed.flatMap(({ parts }) => parts))
      differences[part] = (differences[part] ?? 0) + 1
    await strapi.db.query(calculationUid).updateMany({
      where: { id },
      data: {
        state: 'running',
        done: done + lines.length,
        cursor: lines.at(-1)?.userId ?? 0,
        faulty: run.faulty + computed.filter(({ columns }) => columns.fault !== null).length,
        differing: run.differing + computed.filter(({ parts }) => parts.length > 0).length,
        differences,
      },
    })
    return true
  })

/** The input is erased: the lines are in their rows. */
async function endRun(strapi: Core.Strapi, id: number, end: Partial<CalculationRow>) {
  const data = { ...end, input: null, endedAt: now().toISOString() }
  await strapi.db.query(calculationUid).updateMany({ where: { id }, data })
  return false
}

/** After its task failed for the last time: the lines computed so far stay. */
export async function markCalculationFailed(strapi: Core.Strapi, id: number): Promise<void> {
  const run = await findCalculation(strapi, { id })
  if (run && !isOver(run)) await endRun(strapi, id, { state: 'failed' })
}
