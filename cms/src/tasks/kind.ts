import type { Core } from '@strapi/strapi'
import type { TaskFacts } from './kinds'
import type { Schedule } from './schedule'
import type { Task } from './task-row'

/** Written together with the end of the task, or, when another worker has it by now, not at all. */
export type Outcome = () => Promise<void>

/** What a runner has to know of a kind. */
export type Kind = Omit<TaskFacts, 'keptDays'> & {
  run: (strapi: Core.Strapi, task: Task, at: Date) => Promise<Outcome | undefined>
  /** Written together with its death. */
  bury?: (strapi: Core.Strapi, task: Task) => Promise<void>
  /** Whether what it needs is configured at all; else its tasks wait. */
  canRun?: boolean
  /** Whether an error says that others of its kind would fare no better now. */
  isAway?: (error: unknown) => boolean
  /** Of a job: when it is done again. */
  schedule?: Schedule
}

export type Kinds = Readonly<Record<string, Kind>>
