import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import type { Kind } from './kind'
import type { Task } from './task-row'
import { renewLease, writeDone, writeFailure } from './write-outcome'

/** 'lost': another worker has claimed it since; 'away': other tasks of its kind would fail now too. */
export type Ended = 'done' | 'failed' | 'away' | 'lost'

/** Runs a claimed task and writes its outcome. */
export async function workOn(strapi: Core.Strapi, kind: Kind, task: Task): Promise<Ended> {
  const renewing = setInterval(() => {
    renewLease(strapi, task, kind.leaseMs).catch((error: unknown) =>
      strapi.log.warn(`The lease of ${task.key} could not be renewed: ${String(error)}`),
    )
  }, kind.leaseMs / 3).unref()
  const at = now()
  try {
    refuseTooMany(kind, task)
    const outcome = await kind.run(strapi, task, at)
    return (await writeDone(strapi, { kind, task, at, outcome })) ? 'done' : 'lost'
  } catch (error) {
    await writeFailure(strapi, { kind, task, begun: at, error })
    return kind.isAway?.(error) ? 'away' : 'failed'
  } finally {
    clearInterval(renewing)
  }
}

/** Attempts are counted when they start: the task may have crashed every process that ran it. */
function refuseTooMany({ pausesMs, schedule }: Kind, { attempts }: Task) {
  if (!schedule && attempts > pausesMs.length + 1) throw new Error('No try came to its end.')
}
