import {
  type ChakraKey,
  type ChakraRelation,
  chakras,
  dayNumberOf,
  type Kind,
  type LevelKey,
  levelChakras,
  phaseOf,
  relationshipOf,
} from '@krono/chart'
import { formatFigure, formatPrecise, formatWhole } from '@/base/text/format'
import type { Translate } from '@/base/words/translations'
import { isolate, type Two } from './people'
import type { PairFacts } from './reversed'

/** A person with a visible date. */
export type DatedPerson = { name: string; date: string }

const periods = new Map<ChakraKey, number>(chakras.map((row) => [row.chakra, row.period]))
const keys = chakras.map((row) => row.chakra)

/** Unrounded similarity (engine §5): the distance m in a cycle of P days. */
const exactSimilarity = (distance: number, period: number) =>
  50 + 50 * Math.cos((2 * Math.PI * distance) / period)

const distanceOf = ({ offsetDays }: ChakraRelation) => Math.abs(offsetDays)

/** Offset, similarity, kind, label and reflection of one chakra (engine §5). */
export function relationSteps(
  t: Translate,
  [a, b]: Two<DatedPerson>,
  { chakra, relation }: { chakra: ChakraKey; relation: ChakraRelation },
): string[] {
  const period = periods.get(chakra) ?? 1
  const [jdnA, jdnB] = [dayNumberOf(a.date), dayNumberOf(b.date)]
  const days = jdnB - jdnA
  const m = distanceOf(relation)
  const reflection = relation.reflection
    ? t(`relationship.reflection.${relation.reflection}`)
    : t('relationship.steps.neither')
  return [
    t('relationship.steps.days', {
      a: isolate(a.name),
      b: isolate(b.name),
      jdnA: formatWhole(jdnA),
      jdnB: formatWhole(jdnB),
      days: formatWhole(days),
    }),
    t('relationship.steps.offset', {
      days: formatWhole(days),
      period,
      rest: ((days % period) + period) % period,
      offset: relation.offsetDays,
      m,
    }),
    t('relationship.steps.similarity', {
      m,
      period,
      value: formatPrecise(exactSimilarity(m, period)),
    }),
    t('relationship.steps.kind', {
      m,
      eight: 8 * m,
      period,
      three: 3 * period,
      kind: t(`relationship.kind.${relation.kind}`),
    }),
    t('relationship.steps.label', {
      m,
      period,
      share: formatPrecise(m / period),
      label: t(`relationship.label.${relation.label}`),
    }),
    t('relationship.steps.reflection', {
      m,
      period,
      sixteen: 16 * m,
      rest: 8 * (period - 2 * m),
      reflection,
    }),
  ]
}

const similaritiesOf = (facts: PairFacts, members: readonly ChakraKey[]) =>
  members.map((chakra) =>
    exactSimilarity(distanceOf(facts.chakras[chakra]), periods.get(chakra) ?? 1),
  )

const sumInWords = (figures: readonly number[]) => figures.map(formatPrecise).join(' + ')

/** The harmony (engine §5). */
export const harmonySteps = (t: Translate, facts: PairFacts): string[] => [
  t('relationship.steps.harmony', {
    sum: sumInWords(similaritiesOf(facts, keys)),
    value: formatFigure(facts.harmony),
  }),
]

/** Understanding on one level (engine §5). */
export const understandingSteps = (t: Translate, facts: PairFacts, level: LevelKey): string[] => [
  t('relationship.steps.understanding', {
    chakras: levelChakras[level].map((key) => t(`chakra.${key}`)).join(', '),
    sum: sumInWords(similaritiesOf(facts, levelChakras[level])),
    value: formatFigure(facts.understanding[level].value),
  }),
  t('relationship.steps.understandingRule', {
    label: t(`relationship.understanding.${facts.understanding[level].label}`),
  }),
]

const kinds = ['synchronic', 'converse', 'learner', 'teacher'] as const satisfies readonly Kind[]
const upper: readonly ChakraKey[] = ['crown', 'thirdEye', 'throat']
const lower: readonly ChakraKey[] = ['solarPlexus', 'sacral', 'root']

/** The type from the kinds of the chakras (engine §5). */
export function typeSteps(t: Translate, facts: PairFacts): string[] {
  const countOf = (kind: Kind, members: readonly ChakraKey[]) =>
    members.filter((key) => facts.chakras[key].kind === kind).length
  const counts = kinds
    .map((kind) =>
      t('relationship.steps.count', {
        kind: t(`relationship.kind.${kind}`),
        count: countOf(kind, keys),
      }),
    )
    .join(', ')
  const leader = kinds.find((kind) => facts.type.startsWith(kind))
  const first = t('relationship.steps.counts', { counts })
  if (!leader) return [first, t('relationship.steps.typeOpen')]
  return [
    first,
    t('relationship.steps.typeRule', {
      kind: t(`relationship.kind.${leader}`),
      upper: countOf(leader, upper),
      lower: countOf(leader, lower),
    }),
    t('relationship.steps.typeEnd', { type: t(`relationship.type.${facts.type}`) }),
  ]
}

/** The mean harmony of a group (engine §6). */
export function meanHarmonySteps(t: Translate, dates: readonly string[], harmony: number) {
  const sums = dates.flatMap((a, index) =>
    dates.slice(index + 1).map((b) => {
      const figures = similaritiesOf(relationshipOf(a, b), keys)
      return figures.reduce((sum, one) => sum + one, 0) / figures.length
    }),
  )
  return [
    t('relationship.steps.meanHarmony', {
      count: sums.length,
      sum: formatPrecise(sums.reduce((sum, one) => sum + one, 0)),
      value: formatFigure(harmony),
    }),
  ]
}

/** The mean energy of a group on each chakra (engine §6). */
export const meanEnergySteps = (
  t: Translate,
  dates: readonly string[],
  energies: Readonly<Record<ChakraKey, number>>,
): string[] =>
  keys.map((key) =>
    t('relationship.steps.meanEnergy', {
      chakra: t(`chakraLong.${key}`),
      sum: sumInWords(dates.map((date) => phaseOf(key, date).energy)),
      count: dates.length,
      value: formatFigure(energies[key]),
    }),
  )
