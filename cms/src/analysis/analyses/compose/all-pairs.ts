import {
  type Level,
  type LevelKey,
  levelChakras,
  levelOf,
  meanLimits,
  type Relationship,
  relationshipOf,
  settle,
} from '@krono/chart'
import { allChakras, type Figures, meanAt, similaritiesOf } from './figures'
import type { OutlineBlock, Subject } from './outline'

export type Pair = {
  /** Indexes of the people. */
  people: [first: number, second: number]
  /** From the first one's point of view. */
  relationship: Relationship
  similarities: Figures
  /** As a double, 0 to 100 (engine §5). */
  harmony: number
}

/** Two people, given by their indexes. */
export function pairOf({ people: all }: Subject, people: Pair['people']): Pair {
  const [first, second] = people.map((place) => all[place]?.date ?? '') as [string, string]
  const relationship = relationshipOf(first, second)
  const similarities = similaritiesOf(relationship)
  return { people, relationship, similarities, harmony: meanAt(similarities, allChakras) }
}

/** Every pair of people, once. */
export const allPairs = (subject: Subject): Pair[] =>
  subject.people.flatMap((_, first) =>
    subject.people.slice(first + 1).map((__, index) => pairOf(subject, [first, first + 1 + index])),
  )

export const understandingLevels = [
  'physical',
  'emotional',
  'intellectual',
] as const satisfies readonly LevelKey[]

/** How well two people understand each other on a level, as a double (engine §5). */
export const understandingIn = ({ similarities }: Pair, level: LevelKey): number =>
  meanAt(similarities, levelChakras[level])

/** From this mean on people understand each other on a level (engine §5). */
const half = 50

/**
 * The level of a harmony, as it suits the texts about understanding that follow: where people match on one level and not
 * on another, the text is that which says both.
 */
export function harmonyBeside(understanding: readonly number[], harmony: number): Level {
  const level = levelOf(harmony, meanLimits)
  const matching = understanding.filter((mean) => settle(mean) >= half).length
  const isHigh = level === 'aboveAverage' || level === 'extremelyHigh'
  if (matching === understanding.length) return isHigh ? level : 'aboveAverage'
  return matching === 0 && !isHigh ? 'low' : 'average'
}

/** The figures of a pair. */
export const pairFacts = ({ people, relationship }: Pair): OutlineBlock => ({
  type: 'pairFacts',
  people,
  relation: relationship.type,
  harmony: relationship.harmony,
  understanding: {
    physical: relationship.understanding.physical.label,
    emotional: relationship.understanding.emotional.label,
    intellectual: relationship.understanding.intellectual.label,
  },
})
