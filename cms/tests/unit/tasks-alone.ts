import type { Core } from '@strapi/strapi'
import type { Kind } from '../../src/platform/tasks/kind'
import { type Payload, type Task, type TaskState, taskUid } from '../../src/platform/tasks/task-row'

type Row = Omit<Task, 'payload'> & {
  payload: string
  state: TaskState
  dueAt: string
  createdAt: string
  leaseUntil: string | null
  lastError: string | null
  doneAt: string | null
}

type Given = Partial<
  Omit<Row, 'id' | 'payload' | 'createdAt' | 'dueAt' | 'leaseUntil' | 'doneAt'>
> & {
  payload?: Payload
  dueAt?: Date
  leaseUntil?: Date
  doneAt?: Date
}

/** The current time in these tests; waiting tasks are due and leases expire at this time. */
export const at = new Date('2026-11-22T10:00:00.000Z')
export const secondsLater = (seconds: number) => new Date(at.getTime() + seconds * 1000)

/** Inserts and reads tasks, of the kind "test" unless set otherwise. */
export function tasksAlone({ db }: Core.Strapi) {
  const rows = () => db.query(taskUid)
  return {
    async add(about: string | number, { payload = {}, ...more }: Given = {}) {
      const kind = more.kind ?? 'test'
      const key = `${kind}:${about}`
      const fresh = { key, state: 'waiting', dueAt: at, asked: 1, attempts: 0, fence: 0 }
      const data = { kind, ...fresh, payload: JSON.stringify(payload), ...more }
      await rows().create({ data })
    },
    change: (about: string | number, data: Given) =>
      rows().updateMany({ where: { key: { $endsWith: `:${about}` } }, data }),
    at: (about: string | number): Promise<Row> =>
      rows().findOne({ where: { key: { $endsWith: `:${about}` } } }),
    all: (): Promise<Row[]> => rows().findMany({ orderBy: { id: 'asc' } }),
    incidents: () =>
      db.query('api::incident.incident').findMany({
        orderBy: { id: 'asc' },
        select: ['kind', 'reference', 'details', 'state'],
      }),
  }
}

/** Definition of a kind of task. */
export const taskKind = (run: Kind['run'], more: Partial<Kind> = {}): Kind => ({
  pausesMs: [60_000],
  leaseMs: 90_000,
  atOnce: 2,
  reports: 'each',
  run,
  ...more,
})

export const nothing: Kind['run'] = async () => undefined

export const failing = async (): Promise<never> => {
  throw new Error('no <agnes@people.example>')
}
