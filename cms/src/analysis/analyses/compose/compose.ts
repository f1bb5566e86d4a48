import {
  type AnalysisKind,
  type AnalysisPerson,
  type ChapterKey,
  chaptersOfKind,
  peopleOfAnalysis,
} from '@krono/contract'
import { atTable, everyMember, everyRelative } from './chapters/everyone'
import { character, motion, shape, values } from './chapters/facets'
import { familyPairs } from './chapters/family-pairs'
import { groupPairs } from './chapters/group-pairs'
import { body, heart, mind } from './chapters/levels'
import { opening, openingOfTwo } from './chapters/opening'
import { overview } from './chapters/overview'
import { firstSide, pair, secondSide } from './chapters/pair'
import { particular, particularOfFamily, particularOfGrownUps } from './chapters/particular'
import { sevenChakras } from './chapters/seven-chakras'
import { ends, nextWeeks, question, task } from './chapters/short-chapters'
import { familyTogether, groupLife, groupTogether } from './chapters/together'
import { changed, year } from './chapters/year'
import { lead, type Outline, type OutlineBlock, type Subject } from './outline'
import { withCharts } from './people-of'

type Compose = (subject: Subject) => OutlineBlock[]

/** The chapters of each kind; those that are missing here have an introduction only. */
const composers: Record<AnalysisKind, Partial<Record<ChapterKey, Compose>>> = {
  short: {
    opening,
    particular,
    ends,
    question,
    weeks: nextWeeks,
    task,
  },
  long: {
    opening,
    particular,
    overview,
    body,
    heart,
    mind,
    chakras: sevenChakras,
    values,
    motion,
    shape,
    character,
    changed,
    year,
  },
  relationship: {
    opening: openingOfTwo,
    particular: particularOfGrownUps,
    pair,
    firstSide,
    secondSide,
  },
  family: {
    opening,
    particular: particularOfFamily,
    together: familyTogether,
    everyone: everyRelative,
    atTable,
    pairs: familyPairs,
  },
  group: {
    opening,
    particular: particularOfGrownUps,
    together: groupTogether,
    groupLife,
    everyone: everyMember,
    pairs: groupPairs,
  },
}

type Order = {
  kind: AnalysisKind
  people: readonly AnalysisPerson[]
  madeOn: string
  /** The day of the last analysis of this kind about the same person. */
  lastMadeOn?: string | undefined
}

/** Chapters that are left out when there is nothing to say. */
const optional: readonly ChapterKey[] = ['changed']

/**
 * Composes an analysis: numbers of the engine, and keys of texts. Pure and deterministic.
 * @param order.madeOn `YYYY-MM-DD`, no earlier than any of the birth dates: the year starts there
 * @throws RangeError for a number of people that the kind does not allow, and the engine's errors
 */
export function composeAnalysis({ kind, people, madeOn, lastMadeOn }: Order): Outline {
  const [fewest, most] = peopleOfAnalysis(kind)
  if (people.length < fewest || people.length > most) {
    throw new RangeError(`An analysis of the kind ${kind} has ${fewest} to ${most} people`)
  }
  const subject: Subject = { people: withCharts(people), madeOn, lastMadeOn }
  return {
    people: subject.people,
    chapters: chaptersOfKind[kind].flatMap((key) => {
      const blocks = composers[kind][key]?.(subject) ?? []
      if (blocks.length === 0 && optional.includes(key)) return []
      return [{ key, blocks: [lead(`chapter.${key}-${kind}`), ...blocks] }]
    }),
  }
}
