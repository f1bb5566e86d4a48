import type { Core } from '@strapi/strapi'
import type { TaskFacts } from './kinds'
import type { Schedule } from './schedule'
import type { Task } from './task-row'

/** Runs in the transaction that ends the task, or not at all if another worker has claimed it since. */
export type Outcome = () => Promise<void>

/** The runner's configuration of a kind. */
export type Kind = Omit<TaskFacts, 'retentionDays'> & {
  run: (strapi: Core.Strapi, task: Task, at: Date) => Promise<Outcome | undefined>
  /** Runs in the transaction that marks the task as dead. */
  onDead?: (strapi: Core.Strapi, task: Task) => Promise<void>
  /** Whether the needed service is configured; otherwise its tasks wait. */
  canRun?: boolean
  /** Whether an error means that other tasks of its kind would fail now too: it uses up no attempt for six hours. */
  isAway?: (error: unknown) => boolean
  /** The schedule of a job. */
  schedule?: Schedule
}

export type Kinds = Readonly<Record<string, Kind>>
