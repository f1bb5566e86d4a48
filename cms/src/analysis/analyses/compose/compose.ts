import { type AnalysisKind, type ChapterKey, type Person, peopleOfAnalysis } from '@krono/contract'
import { bothPeople, everyMember, everyRelative } from './chapters/everyone'
import { character, motion, shape, values } from './chapters/facets'
import { familyPairs } from './chapters/family-pairs'
import { groupPairs } from './chapters/group-pairs'
import { body, heart, mind } from './chapters/levels'
import { overview } from './chapters/overview'
import { bridges, pair } from './chapters/pair'
import { sevenChakras } from './chapters/seven-chakras'
import { familyTogether, groupTogether } from './chapters/together'
import { year } from './chapters/year'
import { lead, type Outline, type OutlineBlock, type Parts, type Subject } from './outline'
import { withCharts } from './people-of'

type Chapter = readonly [key: ChapterKey, compose: (subject: Subject) => OutlineBlock[]]

/** A chapter with its introduction only. */
const introductionOnly = () => []

/** The chapters of each kind, in order. */
const chaptersOf = {
  short: [
    ['opening', introductionOnly],
    ['overview', overview],
    ['body', body],
    ['heart', heart],
    ['mind', mind],
    ['chakras', sevenChakras],
    ['character', character],
    ['notice', introductionOnly],
  ],
  long: [
    ['opening', introductionOnly],
    ['overview', overview],
    ['body', body],
    ['heart', heart],
    ['mind', mind],
    ['chakras', sevenChakras],
    ['values', values],
    ['motion', motion],
    ['shape', shape],
    ['character', character],
    ['year', year],
    ['notice', introductionOnly],
  ],
  relationship: [
    ['opening', introductionOnly],
    ['everyone', bothPeople],
    ['pair', pair],
    ['bridges', bridges],
    ['notice', introductionOnly],
  ],
  family: [
    ['opening', introductionOnly],
    ['together', familyTogether],
    ['everyone', everyRelative],
    ['pairs', familyPairs],
    ['notice', introductionOnly],
  ],
  group: [
    ['opening', introductionOnly],
    ['together', groupTogether],
    ['everyone', everyMember],
    ['pairs', groupPairs],
    ['notice', introductionOnly],
  ],
} as const satisfies Record<AnalysisKind, readonly Chapter[]>

type Order = { kind: AnalysisKind; people: readonly Person[]; madeOn: string }

/**
 * Composes an analysis: numbers of the engine, and keys of texts. Pure and deterministic.
 * @param order.madeOn `YYYY-MM-DD`, no earlier than any of the birth dates: the year starts there
 * @throws RangeError for a number of people that the kind does not allow, and the engine's errors
 */
export function composeAnalysis({ kind, people, madeOn }: Order): Outline {
  const [fewest, most] = peopleOfAnalysis(kind)
  if (people.length < fewest || people.length > most) {
    throw new RangeError(`An analysis of the kind ${kind} has ${fewest} to ${most} people`)
  }
  const parts: Parts = kind === 'short' ? 'short' : 'whole'
  const subject: Subject = { people: withCharts(people), madeOn, parts }
  return {
    people: subject.people,
    chapters: chaptersOf[kind].map(([key, compose]) => ({
      key,
      blocks: [
        lead(key === 'opening' ? `chapter.opening-${kind}` : `chapter.${key}`),
        ...compose(subject),
      ],
    })),
  }
}
