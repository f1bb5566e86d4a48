import type { EndReason, ReceiptStep } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { stepSql } from '../../messaging/mail-suppressions/receipt-step'
import { type RunRow, runUid } from '../../messaging/sequences/run-row'
import { allSequences, type SequenceRow } from '../../messaging/sequences/sequence-row'
import { advanceRun, type Verdict } from './advance-run'
import { among, narrowingOf } from './due-members'

/** Runs whose rules are evaluated together. */
const pageSize = 100

/**
 * Advances every due run by one step. Conditions and stop rules are evaluated now, not when the run began. A run that
 * fails does not keep the others from theirs: the first failure is thrown at the end, and the run stays due.
 */
export async function advanceSequences(strapi: Core.Strapi, at: Date) {
  const sequences = new Map((await allSequences(strapi)).map((one) => [one.id, one]))
  const failures: unknown[] = []
  for (let after = 0; ; ) {
    const runs = await dueRuns(strapi, { at, after })
    for (const group of atSameStep(runs)) {
      const sequence = sequences.get(group[0]?.sequenceId ?? 0)
      if (sequence) failures.push(...(await advanceAll(strapi, { sequence, runs: group, at })))
    }
    if (runs.length < pageSize) break
    after = runs.at(-1)?.id ?? after
  }
  if (failures.length > 0) throw failures[0]
}

/** Runs grouped by sequence and step. */
function atSameStep(runs: readonly RunRow[]): RunRow[][] {
  const groups = new Map<string, RunRow[]>()
  for (const run of runs) {
    const key = `${run.sequenceId} ${run.step}`
    groups.set(key, [...(groups.get(key) ?? []), run])
  }
  return [...groups.values()]
}

const dueRuns = (
  { db }: Core.Strapi,
  { at, after }: { at: Date; after: number },
): Promise<RunRow[]> =>
  db.query(runUid).findMany({
    where: { state: 'running', nextAt: { $lte: at }, id: { $gt: after } },
    orderBy: { id: 'asc' },
    limit: pageSize,
  })

type Group = { sequence: SequenceRow; runs: readonly RunRow[]; at: Date }

/** Returns the failures. */
async function advanceAll(strapi: Core.Strapi, { sequence, runs, at }: Group): Promise<unknown[]> {
  const verdicts = await verdictsOf(strapi, { sequence, runs, at })
  const failures: unknown[] = []
  for (const run of runs) {
    const verdict = verdicts.get(run.userId)
    if (!verdict) continue
    await advanceRun(strapi, { run, sequence, verdict, at }).catch((error: unknown) => {
      failures.push(error)
    })
  }
  return failures
}

/** By user id, for runs at the same step; an erased member has none. */
async function verdictsOf(
  strapi: Core.Strapi,
  { sequence, runs, at }: Group,
): Promise<Map<number, Verdict>> {
  const { connection } = strapi.db
  const ids = runs.map(({ userId }) => userId)
  const condition = sequence.steps.find(({ id }) => id === runs[0]?.step)?.condition ?? null
  const { stopped, wanted } = await narrowingOf(strapi, { stop: sequence.stop, condition, at })
  const [stops, wants] = [
    stopped ? await among(connection, stopped, ids) : new Set<number>(),
    wanted ? await among(connection, wanted, ids) : undefined,
  ]
  const rows: { user_id: number; receipt: ReceiptStep }[] = await connection(`${factsTable} as t`)
    .whereIn('t.user_id', ids)
    .select('t.user_id', connection.raw(`${stepSql} AS receipt`))
  return new Map(
    rows.map(({ user_id: id, receipt }): [number, Verdict] => {
      if (!sequence.enabled) return [id, 'switchedOff']
      if (receipt !== 'receivers') return [id, receipt satisfies EndReason]
      if (stops.has(id)) return [id, 'stopRule']
      return [id, wants && !wants.has(id) ? 'leaveOut' : 'send']
    }),
  )
}
