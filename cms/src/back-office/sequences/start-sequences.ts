import type { Core } from '@strapi/strapi'
import { stepSql } from '../../messaging/mail-suppressions/receipt-step'
import { enabledSequences, type SequenceRow } from '../../messaging/sequences/sequence-row'
import { startRuns } from '../../messaging/sequences/start-runs'
import { inSteps, stepSize } from '../../platform/database/in-steps'
import { dayAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { withoutRun } from './due-members'
import { type Beginners, beginnersOn } from './members-on-day'

/**
 * Begins the enabled sequences for members whose day is today and who get e-mails to many. Repeated during the day:
 * whoever has begun for the same occasion does not begin again. A day on which the cms did not run is not made up for.
 */
export async function startSequences(strapi: Core.Strapi, at: Date) {
  const today = dayAt(at, env.TIME_ZONE)
  for (const sequence of await enabledSequences(strapi))
    for (const group of await beginnersOn(strapi, sequence.trigger, today))
      await startAll(strapi, { sequence, group, at })
}

type Start = { sequence: SequenceRow; group: Beginners; at: Date }

async function startAll(strapi: Core.Strapi, { sequence, group, at }: Start) {
  const { members, occasion, day } = group
  let after = 0
  await inSteps(async () => {
    const rows = members(strapi.db.connection)
      .where('t.user_id', '>', after)
      .whereRaw(`${stepSql} = 'receivers'`)
      .orderBy('t.user_id')
      .limit(stepSize)
    withoutRun(rows, { sequenceId: sequence.id, occasion })
    const ids: number[] = await rows.pluck('t.user_id')
    const starters = ids.map((userId) => ({ userId, occasion, day }))
    await startRuns(strapi, sequence, { starters, at })
    after = ids.at(-1) ?? after
    return ids.length === stepSize
  })
}
