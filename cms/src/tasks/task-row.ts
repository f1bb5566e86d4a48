export const taskUid = 'api::task.task'
export const taskTable = 'tasks'

/** Ids and names of kinds: nothing that says who somebody is, but for kinds that are `isPersonal`. */
export type Payload = Readonly<Record<string, string | number | null>>

/**
 * waiting → running → done; waiting again after a failure, dead after the last try. A job (`schedule`) is never done:
 * it waits for its next time.
 */
export type TaskState = 'waiting' | 'running' | 'done' | 'dead'

/** A task in the hands of a worker. */
export type Task = {
  id: number
  kind: string
  key: string
  payload: Payload
  /** Which try this is. */
  attempts: number
  /** How often it was asked for when the work began. */
  asked: number
  /** Grows with every claim: what a worker writes counts while it is the last that claimed. */
  fence: number
  /** How far a job is done: for most the instant up to which. */
  cursor: string | null
}
