import { type Chart, chartOf, type Group, groupOf, relationshipOf } from '@krono/chart'
import type { Person, ShareKind } from '@krono/contract'

type Result = {
  charts: Chart[]
  relationship?: ReturnType<typeof relationshipOf>
  reverse?: ReturnType<typeof relationshipOf>
  group?: Group
}

/** Kind of a shared result by its people: one makes a chart, two a pair, more a group. */
export const shareKind = (people: readonly Person[]): ShareKind => {
  if (people.length === 1) return 'chart'
  return people.length === 2 ? 'pair' : 'group'
}

/** Engine results of a shared page, stored so that it does not change with the engine. */
export function engineResult(people: readonly Person[]): Result {
  const dates = people.map((person) => person.date)
  const charts = dates.map(chartOf)
  const [a, b] = dates
  if (a === undefined || b === undefined) return { charts }
  if (dates.length > 2) return { charts, group: groupOf(dates) }
  return { charts, relationship: relationshipOf(a, b), reverse: relationshipOf(b, a) }
}

/** The same without birth dates. */
export function withoutDates({ charts, relationship, reverse, group }: Partial<Result>) {
  return {
    ...(charts && { charts: charts.map((chart) => ({ ...chart, date: '' })) }),
    ...(relationship && { relationship: { ...relationship, a: '', b: '' } }),
    ...(reverse && { reverse: { ...reverse, a: '', b: '' } }),
    ...(group && { group: { ...group, dates: group.dates.map(() => '') } }),
  }
}
