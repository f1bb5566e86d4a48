import type { EmailRule } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { runTable } from '../../messaging/sequences/run-row'
import { type MembersOf, membersByRule } from '../email-groups/members-of'
import type { Connection, Query } from '../lists/definition'

/** Leaves out members `t` who have begun a sequence for an occasion. */
export const withoutRun = (
  rows: Query,
  { sequenceId, occasion }: { sequenceId: number; occasion: string },
) =>
  rows.whereNotExists((runs: Query) => {
    runs
      .from(`${runTable} as r`)
      .where('r.sequence_id', sequenceId)
      .where('r.occasion', occasion)
      .whereRaw('r.user_id = t.user_id')
      .select('r.id')
  })

type Rules = { stop: EmailRule | null; condition: EmailRule | null; at: Date }

export type Narrowing = {
  /** Members whom the stop rule selects; none without a rule. */
  stopped: MembersOf | undefined
  /** Members whom the condition selects; all without a condition. */
  wanted: MembersOf | undefined
}

/** The rules of a due step as sets of members, as they are at an instant. */
export async function narrowingOf(
  strapi: Core.Strapi,
  { stop, condition, at }: Rules,
): Promise<Narrowing> {
  return {
    stopped: stop ? await membersByRule(strapi, stop, at) : undefined,
    wanted: condition ? await membersByRule(strapi, condition, at) : undefined,
  }
}

/** Those of some members whom a set contains. */
export async function among(
  connection: Connection,
  members: MembersOf,
  ids: readonly number[],
): Promise<Set<number>> {
  return new Set(
    await members(connection)
      .whereIn('t.user_id', [...ids])
      .pluck('t.user_id'),
  )
}
