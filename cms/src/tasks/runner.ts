import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { describeFailure } from '../lib/describe-failure'
import { claimTasks, kindsDue } from './claim-tasks'
import type { Kind, Kinds } from './kind'
import type { Task } from './task-row'
import { workOn } from './work-on'

/** How long a kind rests when what it needs is away. */
const awayMs = 5000
const lastWaitMs = 5000

/** Does what is due of some kinds, in this process; any number of processes may have one. */
export function createRunner(strapi: Core.Strapi, kinds: Kinds) {
  const working = new Map<Promise<void>, string>()
  const restsUntil = new Map<string, number>()
  let looking: Promise<void> | undefined
  let isWanted = false
  let isOver = false

  const say = (what: string) => (error: unknown) => {
    strapi.log.warn(`${what}: ${describeFailure(error)}`)
  }

  // Not in the transaction, long committed, of whoever wakes us.
  const wake: () => void = AsyncResource.bind(() => {
    isWanted = true
    looking ??= look()
      .catch(say('Tasks are looked for later'))
      .finally(() => {
        looking = undefined
        // Whoever asked in this very moment.
        if (isWanted && !isOver) wake()
      })
  })

  async function look() {
    while (isWanted && !isOver) {
      isWanted = false
      for (const name of await kindsDue(strapi)) {
        const kind = kinds[name]
        if (kind) await begin(name, kind)
      }
    }
  }

  async function begin(name: string, kind: Kind) {
    const isResting = (restsUntil.get(name) ?? 0) > now().getTime()
    const limit = kind.atOnce - [...working.values()].filter((other) => other === name).length
    if (isOver || isResting || limit <= 0 || kind.canRun === false) return
    const tasks = await claimTasks(strapi, { kind: name, leaseMs: kind.leaseMs, limit })
    for (const task of tasks) start(kind, task)
  }

  function start(kind: Kind, task: Task) {
    const work = workOn(strapi, kind, task)
      .then((ended) => {
        if (ended === 'away') restsUntil.set(task.kind, now().getTime() + awayMs)
      })
      // Its lease ends by itself.
      .catch(say(`Task ${task.key} is left`))
      .finally(() => {
        working.delete(work)
        // There may be more than were done at once.
        if (!isOver) wake()
      })
    working.set(work, task.kind)
  }

  const settle = async () => {
    await looking
    await Promise.all(working.keys())
  }

  return {
    /** Looks for tasks; whoever asks during that has it look once more. */
    wake,
    /** Until nothing is due. */
    async drain() {
      wake()
      while (looking || working.size > 0) await settle()
    },
    /** Begins nothing any more, and lets end what was begun; not for ever: another process takes over. */
    async stop() {
      isOver = true
      await Promise.race([settle(), pause(lastWaitMs, undefined, { ref: false })])
    },
  }
}
