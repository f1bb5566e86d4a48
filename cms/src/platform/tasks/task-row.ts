export const taskUid = 'api::task.task'
export const taskTable = 'tasks'

/** Ids and names of kinds: no personal data, except for kinds that are `isPersonal`. */
export type Payload = Readonly<Record<string, string | number | null>>

/**
 * waiting → running → done; waiting again after a failure, dead after the last attempt. A job (`schedule`) is never
 * done: it waits for its next time.
 */
export type TaskState = 'waiting' | 'running' | 'done' | 'dead'

/** A claimed task. */
export type Task = {
  id: number
  kind: string
  key: string
  payload: Payload
  /** The number of this attempt. */
  attempts: number
  /** How often it was requested when the run started. */
  asked: number
  /** Grows with every claim: only the last claimant's writes count. */
  fence: number
  /** Progress of a job: for most the instant until which it is done. */
  cursor: string | null
}
