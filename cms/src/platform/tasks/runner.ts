import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { describeFailure } from '../lib/describe-failure'
import { claimTasks, kindsDue } from './claim-tasks'
import type { Kind, Kinds } from './kind'
import type { Task } from './task-row'
import { workOn } from './work-on'

/** How long a kind is suspended when a service it needs is unavailable. */
const awayMs = 5000
const lastWaitMs = 5000

/** Runs due tasks of the given kinds in this process; any number of processes may run one. */
export function createRunner(strapi: Core.Strapi, kinds: Kinds) {
  const working = new Map<Promise<void>, string>()
  const pausedUntil = new Map<string, number>()
  let polling: Promise<void> | undefined
  let isWanted = false
  let isOver = false

  const report = (what: string) => (error: unknown) => {
    strapi.log.warn(`${what}: ${describeFailure(error)}`)
  }

  // Bound outside of the caller's transaction, which is already committed when this runs.
  const wake: () => void = AsyncResource.bind(() => {
    isWanted = true
    polling ??= poll()
      .catch(report('Tasks are looked for later'))
      .finally(() => {
        polling = undefined
        // Woken again after the loop ended.
        if (isWanted && !isOver) wake()
      })
  })

  async function poll() {
    while (isWanted && !isOver) {
      isWanted = false
      for (const name of await kindsDue(strapi)) {
        const kind = kinds[name]
        if (kind) await begin(name, kind)
      }
    }
  }

  async function begin(name: string, kind: Kind) {
    const isPaused = (pausedUntil.get(name) ?? 0) > now().getTime()
    const limit = kind.atOnce - [...working.values()].filter((other) => other === name).length
    if (isOver || isPaused || limit <= 0 || kind.canRun === false) return
    const tasks = await claimTasks(strapi, { kind: name, leaseMs: kind.leaseMs, limit })
    for (const task of tasks) start(kind, task)
  }

  function start(kind: Kind, task: Task) {
    const work = workOn(strapi, kind, task)
      .then((ended) => {
        if (ended === 'away') pausedUntil.set(task.kind, now().getTime() + awayMs)
      })
      // Another worker claims it when its lease expires.
      .catch(report(`Task ${task.key} is left`))
      .finally(() => {
        working.delete(work)
        // More may be due than can run concurrently.
        if (!isOver) wake()
      })
    working.set(work, task.kind)
  }

  const settle = async () => {
    await polling
    await Promise.all(working.keys())
  }

  return {
    /** Polls for due tasks; a call during a poll causes another one. */
    wake,
    /** Runs until nothing is due. */
    async drain() {
      wake()
      while (polling || working.size > 0) await settle()
    },
    /** Starts no more tasks and waits for running ones for a limited time: another process takes over the rest. */
    async stop() {
      isOver = true
      await Promise.race([settle(), pause(lastWaitMs, undefined, { ref: false })])
    },
  }
}
