import { chartOf } from '@krono/chart'
import type { AnalysisPerson } from '@krono/contract'
import { allPairs, type Pair } from './all-pairs'
import type { Outline, Subject } from './outline'

type ChartedPerson = Outline['people'][number]

export const withCharts = (people: readonly AnalysisPerson[]): ChartedPerson[] =>
  people.map((person) => ({ ...person, chart: chartOf(person.date) }))

/** The person of an analysis of one. */
export function onlyPerson({ people: [person] }: Subject): ChartedPerson {
  if (!person) throw new RangeError('An analysis is about somebody')
  return person
}

/** The pair of an analysis of two. */
export function onlyPair(subject: Subject): Pair {
  const [pair] = allPairs(subject)
  if (!pair) throw new RangeError('A relationship is between two people')
  return pair
}
