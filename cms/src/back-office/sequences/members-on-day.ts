import { dayNumberOf } from '@krono/chart'
import type { SequenceTrigger, TriggerKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { dayAfter, instantAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { birthResidues } from '../email-groups/cycle-residues'
import type { MembersOf } from '../email-groups/members-of'
import type { Connection, Query } from '../lists/definition'
import { tierSql } from '../lists/users'
import { birthdayBirths } from './birthday-births'
import { leftCourses } from './course-left'
import { membersWithGoodDay } from './good-day-pairs'

/** Members for whom a sequence begins on a day, all for the same occasion. */
export type Beginners = { members: MembersOf; occasion: string; day: string | null }

type Of<Is extends TriggerKind> = Extract<SequenceTrigger, { is: Is }>

/** The first instant of a day in the deployment's time zone. */
export const beginOf = (day: string) =>
  instantAt({ day, time: '00:00:00', timeZone: env.TIME_ZONE })

const facts = (narrow: (rows: Query) => unknown): MembersOf => {
  return (connection: Connection) => {
    const rows = connection(`${factsTable} as t`)
    narrow(rows)
    return rows
  }
}

const beginners: {
  [Is in TriggerKind]: (
    strapi: Core.Strapi,
    trigger: Of<Is>,
    today: string,
  ) => Beginners[] | Promise<Beginners[]>
} = {
  // They begin with the confirmation itself.
  registered: () => [],
  form: () => [],
  birthday: (_strapi, _trigger, day) => [
    {
      members: facts((rows) => rows.whereIn('t.birth_day', birthdayBirths(day))),
      occasion: day.slice(0, 4),
      day,
    },
  ],
  premiumEnds(_strapi, { daysBefore }, today) {
    const day = dayAfter(today, daysBefore)
    const members = facts((rows) =>
      rows
        .where('t.is_paid_user', true)
        .where('t.paid_user_expire', '>=', beginOf(day))
        .where('t.paid_user_expire', '<', beginOf(dayAfter(day, 1)))
        .whereRaw(`NOT COALESCE(${tierSql.subscriber}, FALSE)`),
    )
    return [{ members, occasion: `ends:${day}`, day }]
  },
  async courseLeft(strapi, { days }, today) {
    const last = dayAfter(today, -days)
    const until = beginOf(dayAfter(last, 1))
    const left = await leftCourses(strapi, { from: beginOf(last), until })
    return left.map(({ course, members }) => ({
      ...{ members, occasion: occasionOfCourse(course, last), day: null },
    }))
  },
  notSeen(_strapi, { days }, today) {
    const last = dayAfter(today, -days)
    const members = facts((rows) =>
      rows
        .where('t.last_seen_at', '>=', beginOf(last))
        .where('t.last_seen_at', '<', beginOf(dayAfter(last, 1))),
    )
    return [{ members, occasion: `seen:${last}`, day: null }]
  },
  criticalDay(_strapi, { cycle, daysBefore }, today) {
    const day = dayAfter(today, daysBefore)
    const { period, residues } = birthResidues({ cycle, state: 'critical', day })
    const members = facts((rows) =>
      rows
        // A cycle begins with the birth. A sum: SQLite would otherwise look up nearly all users by an index.
        .whereRaw(`t.birth_day + 0 <= ?`, [dayNumberOf(day)])
        .whereRaw(`t.birth_day % ${period} IN (${residues.map(() => '?').join(', ')})`, residues),
    )
    return [{ members, occasion: `critical:${day}`, day }]
  },
  async goodDay(strapi, { daysBefore }, today) {
    const day = dayAfter(today, daysBefore)
    const ids = await membersWithGoodDay(strapi, day)
    // Numbers, written into the statement: there may be more than it may have bindings.
    const members = facts((rows) => rows.whereRaw(`t.user_id IN (${ids.join(', ') || 'NULL'})`))
    return [{ members, occasion: `good:${day}`, day }]
  },
}

/** Whom a sequence begins for on a day (`YYYY-MM-DD` in the deployment's time zone), as sets. */
export const beginnersOn = async (
  strapi: Core.Strapi,
  trigger: SequenceTrigger,
  today: string,
): Promise<Beginners[]> => beginners[trigger.is](strapi, trigger as never, today)

const occasionOfCourse = (course: string, last: string) => `course:${course}:${last}`

/** The course, and the day of the last activity in it, of an occasion. */
export function courseOfOccasion(occasion: string): { course: string; last: string } {
  const [, course = '', last = ''] = occasion.split(':')
  return { course, last }
}
