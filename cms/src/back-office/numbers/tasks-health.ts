import type { Health } from '@krono/contract'
import { taskKinds } from '../../platform/tasks/kinds'
import { taskTable } from '../../platform/tasks/task-row'
import { type Database, numberIn } from '../sales/in-steps'

type Instant = Date | number | string | null

const instantOf = (value: Instant) => (value === null ? null : new Date(value).toISOString())

const kinds = Object.keys(taskKinds)

type JobRow = {
  name: string
  next: Date | number
  last: string | null
  state: string
  attempts: number
  error: string | null
}

/** The scheduled jobs: tasks whose kind is not one of the requested ones. */
export async function jobsHealth(database: Database): Promise<Health['jobs']> {
  const rows: JobRow[] = await database(taskTable)
    .whereNotIn('kind', kinds)
    .whereIn('state', ['waiting', 'running'])
    .orderBy('kind')
    .select('state', 'attempts')
    .select({ name: 'kind', next: 'due_at', last: 'cursor', error: 'last_error' })
  return rows.map(({ name, next, last, state, attempts, error }) => ({
    name,
    nextAt: new Date(next).toISOString(),
    lastAt: last !== null && !Number.isNaN(Date.parse(last)) ? instantOf(last) : null,
    isRunning: state === 'running',
    failures: error === null ? 0 : attempts,
    error,
  }))
}

type Row = Record<string, string | number | null> & { kind: string; since: Instant }

/** Requested tasks that are not done, by kind. */
export async function tasksHealth(database: Database, at: Date): Promise<Health['tasks']> {
  const late = new Date(at.getTime() - 60_000)
  const sum = (condition: string, bindings: readonly Date[] = []) =>
    database.raw(`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`, [...bindings])
  const rows: Row[] = await database(taskTable)
    .whereIn('kind', kinds)
    .whereIn('state', ['waiting', 'running', 'dead'])
    .groupBy('kind')
    .orderBy('kind')
    .select('kind')
    .select({
      waiting: sum("state <> 'dead'"),
      late: sum("state <> 'dead' AND due_at < ?", [late]),
      failing: sum("state <> 'dead' AND last_error IS NOT NULL"),
      dead: sum("state = 'dead'"),
    })
    .min({ since: 'due_at' })
  return rows.map((row) => ({
    kind: row.kind,
    waiting: numberIn(row, 'waiting'),
    late: numberIn(row, 'late'),
    failing: numberIn(row, 'failing'),
    dead: numberIn(row, 'dead'),
    since: instantOf(row.since),
  }))
}

/** Stripe events, each a task. */
export async function eventsHealth(
  database: Database,
  tasks: Health['tasks'],
): Promise<Health['events']> {
  const {
    waiting = 0,
    failing = 0,
    dead = 0,
    since = null,
  } = tasks.find(({ kind }) => kind === 'handleEvent') ?? {}
  const [done]: { count: number | string; last: Instant }[] = await database(taskTable)
    .where({ state: 'done', kind: 'handleEvent' })
    .count({ count: '*' })
    .max({ last: 'done_at' })
  return {
    ...{ waiting, failing, dead, since },
    done: Number(done?.count ?? 0),
    lastAt: instantOf(done?.last ?? null),
  }
}

/** E-mails in the outbox; failing ones are those whose sending task has failed. */
export async function outboxHealth(
  database: Database,
  tasks: Health['tasks'],
): Promise<Health['outbox']> {
  const rows: { state: string; count: number | string; since: Instant; last: Instant }[] =
    await database('outgoing_mails')
      .whereIn('state', ['waiting', 'dead'])
      .groupBy('state')
      .select('state')
      .count({ count: '*' })
      .min({ since: 'due_at' })
  const [sent]: { last: Instant }[] = await database('outgoing_mails')
    .where({ state: 'sent' })
    .max({ last: 'sent_at' })
  const of = (state: string) => rows.find((row) => row.state === state)
  return {
    waiting: Number(of('waiting')?.count ?? 0),
    failing: tasks.find(({ kind }) => kind === 'sendLetter')?.failing ?? 0,
    dead: Number(of('dead')?.count ?? 0),
    since: instantOf(of('waiting')?.since ?? of('dead')?.since ?? null),
    lastAt: instantOf(sent?.last ?? null),
  }
}
