import { dayNumberOf } from '@krono/chart'
import {
  type AnalysisKind,
  type NextReason,
  type Person,
  peopleOfAnalysis,
  yearsOn,
} from '@krono/contract'
import { yearEndOf } from '../../analysis/analyses/compose/months'
import { mostDays } from '../../analysis/analyses/last-made-on'
import { type Facts, isAmong, isMe, type KnownPerson } from './facts'

/** An analysis that might be offered. */
export type Draft = {
  kind: AnalysisKind
  people: readonly Person[]
  /** Whom the reason names. */
  about: readonly Person[]
  /** Last day of the year that the new one continues: only then may the member have the same analysis. */
  until?: string
}

type Rule = (facts: Facts) => Draft[]

const adultYears = 18
/** Days before the end of a year from which the next one is offered. */
const soonDays = 45

/** The most likely first: a partner, people with an analysis of their own, then saved family and friends. */
function companionsOf(facts: Facts): Person[] {
  const others = (people: readonly KnownPerson[]) => people.filter((one) => !isMe(facts, one))
  const shared = facts.held.filter(({ people }) => people.some((one) => isMe(facts, one)))
  const alone = facts.held.filter(({ people }) => people.length === 1)
  return [
    ...others(shared.flatMap(({ people }) => people)).filter(({ role }) => role === 'partner'),
    ...others(alone.flatMap(({ people }) => people)),
    ...facts.saved,
  ]
}

/** The reason names the person of the bought analysis, which does not describe the relationship. */
function pair(facts: Facts): Draft[] {
  const { of, me } = facts
  const [person] = of.people
  if (!me || !person) return []
  const others = isMe(facts, person) ? companionsOf(facts) : [me]
  return others
    .filter(({ date }) => date !== person.date)
    .map((other) => ({ kind: 'relationship', people: [person, other], about: [person] }))
}

/** Of two people the other one first; of many the member only. */
function alone(facts: Facts): Draft[] {
  const { kind, people } = facts.of
  const mine = people.filter((one) => isMe(facts, one))
  const others = people.filter((one) => !isMe(facts, one))
  const persons = kind === 'relationship' ? [...others, ...mine] : mine
  return persons.map((person) => ({ kind: 'long', people: [person], about: [person] }))
}

/** Saved dates have no family relations: the reason names the group and no relation. */
function family(facts: Facts): Draft[] {
  const { of, saved, today } = facts
  const isAdult = ({ date }: Person) => yearsOn(date, today) >= adultYears
  const mine = of.people.find((one) => isMe(facts, one))
  const relatives = saved.filter(({ group }) => group === 'family')
  if (!mine || !isAdult(mine)) return []
  const near = of.people.filter(
    (one) => one !== mine && isAdult(one) && (one.role === 'partner' || isAmong(relatives, one)),
  )
  const grown = of.kind === 'relationship' ? [mine, ...near] : [mine]
  const [, most] = peopleOfAnalysis('family')
  const children = relatives
    .filter((one) => !isAdult(one) && !isAmong(of.people, one))
    .slice(0, most - grown.length)
  if (children.length === 0) return []
  return [{ kind: 'family', people: [...grown, ...children], about: children }]
}

/** While the next one would still compare both years. */
function year({ of, today }: Facts): Draft[] {
  const until = yearEndOf(of.madeOn)
  const isSoon = dayNumberOf(until) - dayNumberOf(today) <= soonDays
  const isCompared = dayNumberOf(today) - dayNumberOf(of.madeOn) <= mostDays
  if (!isSoon || !isCompared) return []
  return [{ kind: 'long', people: of.people, about: of.people, until }]
}

/** The two who bring up a family, if the order said who they are. */
function two({ of: { people }, today }: Facts): Draft[] {
  const grown = people.filter(
    ({ role, date }) =>
      (role === 'parent' || role === 'partner') && yearsOn(date, today) >= adultYears,
  )
  if (grown.length !== 2 || people.length === 2) return []
  return [{ kind: 'relationship', people: grown, about: grown }]
}

export const rules: Readonly<Record<NextReason, Rule>> = {
  whole: ({ of }) => [{ kind: 'long', people: of.people, about: of.people }],
  year,
  pair,
  alone,
  family,
  two,
}

/** The reasons after each kind, the best first. */
export const reasonsAfter = {
  short: ['whole', 'pair', 'family'],
  long: ['year', 'pair', 'family'],
  relationship: ['alone', 'family'],
  family: ['two', 'alone'],
  group: ['alone'],
} as const satisfies Record<AnalysisKind, readonly NextReason[]>
