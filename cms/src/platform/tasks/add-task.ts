import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { newRow } from '../lib/new-row'
import { type TaskKind, taskFacts } from './kinds'
import { type Payload, taskTable } from './task-row'

/** Emitted after the commit of a new task. */
export const taskAdded = 'tasks.added'

type Wish = {
  kind: TaskKind
  /** The subject; together with the kind it is the key. */
  about: string | number
  payload: Payload
  /** Default: now. */
  dueAt?: Date
}

export const keyOf = (kind: string, about: string | number) => `${kind}:${about}`

/**
 * Adds a task in the open transaction or its own, so that it is stored together with its cause. The kind defines what a
 * repeated key means (`isAgain`).
 */
export async function addTask(strapi: Core.Strapi, { kind, about, payload, dueAt = now() }: Wish) {
  const row = {
    ...newRow(),
    kind,
    key: keyOf(kind, about),
    payload: JSON.stringify(payload),
    state: 'waiting',
    due_at: dueAt,
    asked: 1,
    attempts: 0,
    fence: 0,
  }
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const adding = trx(taskTable).insert(row).onConflict('key')
    await (taskFacts(kind).isAgain ? adding.merge(askAgain(strapi)) : adding.ignore())
    onCommit(() => strapi.eventHub.emit(taskAdded, {}))
  })
}

/**
 * Repeats a key: a finished task waits again; a waiting one becomes due earlier, but not before a pause after a
 * failure; a running one, which may have read older data, runs once more afterwards.
 */
function askAgain({ db: { connection } }: Core.Strapi) {
  const isOver = "tasks.state IN ('done', 'dead')"
  const isSooner = 'tasks.attempts = 0 AND excluded.due_at < tasks.due_at'
  return {
    payload: connection.raw('excluded.payload'),
    asked: connection.raw('tasks.asked + 1'),
    due_at: connection.raw(
      `CASE WHEN ${isOver} OR (${isSooner}) THEN excluded.due_at ELSE tasks.due_at END`,
    ),
    attempts: connection.raw(`CASE WHEN ${isOver} THEN 0 ELSE tasks.attempts END`),
    state: connection.raw(`CASE WHEN ${isOver} THEN 'waiting' ELSE tasks.state END`),
  }
}
