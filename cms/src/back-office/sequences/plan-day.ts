import type { SequencePlan, SequenceStep } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { userTable } from '../../members/users/user-row'
import { stepSql } from '../../messaging/mail-suppressions/receipt-step'
import { runTable } from '../../messaging/sequences/run-row'
import { allSequences, type SequenceRow } from '../../messaging/sequences/sequence-row'
import { readsOf } from '../../platform/database/reads/reads'
import { fieldError } from '../../platform/lib/app-error'
import { today } from '../../platform/lib/clock'
import { dayAfter } from '../../platform/lib/dates'
import type { Query } from '../lists/definition'
import { narrowingOf, withoutRun } from './due-members'
import { type Beginners, beginnersOn, beginOf } from './members-on-day'
import { loadEmails, shownVersion } from './template-rows'

/** How many members of a step are shown by name. */
const mostShown = 20
/** How far ahead a day may be. */
const mostAhead = 366

type Planned = SequencePlan['steps'][number]

/**
 * What sequences would send on a day, by the queries of the jobs, without writing: to members who are in a sequence, if
 * each of its steps is sent on its day, and to those who would begin by then. Rules are evaluated as of that day, with
 * what is known now. A sequence that is off is planned as if it were switched on now. Registrations to come, and the
 * weekly limit, are unknown. Throws invalidField for a day that is over or too far ahead.
 */
export async function planDay(strapi: Core.Strapi, date = today()): Promise<SequencePlan> {
  if (date < today() || date > dayAfter(today(), mostAhead))
    throw fieldError('invalidField', 'date')
  const steps: Planned[] = []
  for (const sequence of await allSequences(strapi))
    for (const place of sequence.steps.keys()) {
      const planned = await planStep(strapi, { sequence, place, date })
      if (planned) steps.push(planned)
    }
  const titles = new Map(
    (await loadEmails(strapi, [...new Set(steps.map(({ email }) => email))])).map((email) => [
      email.id,
      shownVersion(email)?.title ?? '',
    ]),
  )
  return {
    date,
    steps: steps
      .map((step) => ({ ...step, email: titles.get(step.email) ?? '' }))
      .sort((a, b) => a.hour - b.hour),
  }
}

type Asked = { sequence: SequenceRow; place: number; date: string }

/** Calendar days from one step to a later one; -1: from the beginning. */
const daysBetween = (steps: readonly SequenceStep[], from: number, to: number) =>
  steps.slice(from + 1, to + 1).reduce((sum, { days }) => sum + days, 0)

async function planStep(strapi: Core.Strapi, asked: Asked): Promise<Planned | undefined> {
  const { sequence, place, date } = asked
  const step = sequence.steps[place]
  if (!step) return undefined
  const candidates = await candidatesOf(strapi, asked)
  if (candidates.length === 0) return undefined
  const { stop } = sequence
  const at = new Date(beginOf(date).getTime() + step.hour * 3_600_000)
  const { stopped, wanted } = await narrowingOf(strapi, { stop, condition: step.condition, at })
  const reads = readsOf(strapi)
  const rows = () => {
    const found = reads(`${factsTable} as t`).whereRaw(`${stepSql} = 'receivers'`)
    found.where((any: Query) => {
      for (const narrow of candidates) any.orWhere((one: Query) => narrow(one))
    })
    if (wanted) found.whereIn('t.user_id', wanted(reads).select('t.user_id'))
    if (stopped) found.whereNotIn('t.user_id', stopped(reads).select('t.user_id'))
    return found
  }
  const [count] = await rows().count({ count: '*' })
  const people = Number(count?.count ?? 0)
  if (people === 0) return undefined
  const { documentId, name, enabled } = sequence
  return {
    ...{ sequence: documentId, name, enabled, step: place + 1, hour: step.hour, people },
    email: step.template,
    first: await firstOf(rows()),
  }
}

type Shown = {
  document_id: string
  first_name: string | null
  last_name: string | null
  email: string
}

async function firstOf(rows: Query): Promise<Planned['first']> {
  const found: Shown[] = await rows
    .join(`${userTable} as u`, 'u.id', 't.user_id')
    .orderBy('t.user_id')
    .limit(mostShown)
    .select('u.document_id', 'u.first_name', 'u.last_name', 'u.email')
  return found.map(({ document_id: id, first_name, last_name, email }) => ({
    ...{ id, email, name: [first_name, last_name].filter(Boolean).join(' ') || null },
  }))
}

type Narrow = (rows: Query) => void

/** Who may be at a step on a day: those who are at it or before it now, and those who begin in time. */
async function candidatesOf(strapi: Core.Strapi, asked: Asked): Promise<Narrow[]> {
  const { sequence, place, date } = asked
  const begin = dayAfter(date, -daysBetween(sequence.steps, -1, place))
  const groups = begin < today() ? [] : await beginnersOn(strapi, sequence.trigger, begin)
  const running = Array.from({ length: place + 1 }, (_, from) => inRun(asked, from))
  return [...running.flat(), ...groups.map((group) => beginning(strapi, sequence, group))]
}

/** Members whose next step is an earlier one, or this one, and on the day from which this one is reached in time. */
function inRun({ sequence, place, date }: Asked, from: number): Narrow[] {
  const day = dayAfter(date, -daysBetween(sequence.steps, from, place))
  const step = sequence.steps[from]
  if (!step || day < today()) return []
  const isToday = day === today()
  return [
    (rows) =>
      void rows.whereIn('t.user_id', (runs: Query) => {
        runs
          .from(runTable)
          .where({ sequence_id: sequence.id, state: 'running', step: step.id })
          .where('next_at', '<', beginOf(dayAfter(day, 1)))
          .select('user_id')
        // What is overdue is sent today.
        if (!isToday) runs.where('next_at', '>=', beginOf(day))
      }),
  ]
}

const beginning =
  (
    strapi: Core.Strapi,
    { id: sequenceId }: SequenceRow,
    { members, occasion }: Beginners,
  ): Narrow =>
  (rows) => {
    const found = members(readsOf(strapi)).select('t.user_id')
    withoutRun(found, { sequenceId, occasion })
    rows.whereIn('t.user_id', found)
  }
