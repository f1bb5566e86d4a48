import type { SequenceTrigger } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import type { RunRow } from '../../messaging/sequences/run-row'
import { dayAfter } from '../../platform/lib/dates'
import { isStillLeft } from './course-left'
import { beginOf, courseOfOccasion } from './members-on-day'

type Run = Pick<RunRow, 'occasion' | 'day'>

/** Whether the reason of a sequence no longer exists: the member came back, went on, or has premium for longer. */
export async function isOvertaken(
  strapi: Core.Strapi,
  user: UserRow,
  { trigger, run }: { trigger: SequenceTrigger; run: Run },
): Promise<boolean> {
  if (trigger.is === 'notSeen') return isSeenSince(strapi, user.id, dayOf(run.occasion))
  if (trigger.is === 'premiumEnds' && run.day)
    return tierOf(user, beginOf(dayAfter(run.day, 1))) !== 'free'
  if (trigger.is !== 'courseLeft') return false
  const { course, last } = courseOfOccasion(run.occasion)
  return !(await isStillLeft(strapi, user, { course, since: beginOf(dayAfter(last, 1)) }))
}

/** The day of an occasion such as `seen:2026-10-01`. */
const dayOf = (occasion: string) => occasion.slice(occasion.indexOf(':') + 1)

async function isSeenSince({ db }: Core.Strapi, userId: number, last: string) {
  const row: { last_seen_at: Date | number | string | null } | undefined = await db.transaction(
    ({ trx }) => trx(factsTable).where({ user_id: userId }).first('last_seen_at'),
  )
  const seenAt = row?.last_seen_at
  return seenAt != null && new Date(seenAt) >= beginOf(dayAfter(last, 1))
}
