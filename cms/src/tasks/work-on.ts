import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import type { Kind } from './kind'
import type { Task } from './task-row'
import { renewLease, writeDone, writeFailure } from './write-outcome'

/** 'lost': another worker has it by now; 'away': there is no use in trying another of its kind at the moment. */
export type Ended = 'done' | 'failed' | 'away' | 'lost'

/** Does a claimed task and writes what became of it. */
export async function workOn(strapi: Core.Strapi, kind: Kind, task: Task): Promise<Ended> {
  const renewing = setInterval(() => {
    renewLease(strapi, task, kind.leaseMs).catch((error: unknown) =>
      strapi.log.warn(`The lease of ${task.key} could not be renewed: ${String(error)}`),
    )
  }, kind.leaseMs / 3).unref()
  try {
    const at = now()
    refuseTooMany(kind, task)
    const outcome = await kind.run(strapi, task, at)
    return (await writeDone(strapi, { kind, task, at, outcome })) ? 'done' : 'lost'
  } catch (error) {
    await writeFailure(strapi, { kind, task, error })
    return kind.isAway?.(error) ? 'away' : 'failed'
  } finally {
    clearInterval(renewing)
  }
}

/** Every process that had it died of it, perhaps: tries are counted when they begin. */
function refuseTooMany({ pausesMs, schedule }: Kind, { attempts }: Task) {
  if (!schedule && attempts > pausesMs.length + 1) throw new Error('No try came to its end.')
}
