import { chakras } from '@krono/chart'
import type { AnalysisDocument } from '@krono/contract'
import type { PairFigureRow } from '@/features/relationship/pair-figure-row'
import { groupRows, meanEnergies } from '@/features/relationship/rows'
import type { DocumentWords } from '../document/document-words'
import { pairRowsOf } from '../document/pair-rows'
import type { Person } from './people'

const separator = '; '

/** The drawing of a person in words. */
export function altOfOne({ t }: DocumentWords, { name, chart }: Person): string {
  const facts = chakras.map(({ chakra }) => {
    const { energy, level, side } = chart.chakras[chakra]
    return t('analysis.drawing.fact', {
      chakra: t(`chakra.${chakra}`),
      energy: Math.round(energy),
      level: t(`level.${level}`),
      side: t(`side.${side}`),
    })
  })
  return t('analysis.drawing.one', { name, facts: facts.join(separator) })
}

type Pair = { people: readonly [Person, Person]; rows: readonly PairFigureRow[] }

/** The drawing of two people in words. */
export function altOfTwo({ t }: DocumentWords, { people: [a, b], rows }: Pair): string {
  const facts = rows.map(({ name, label, note, readings: [first, second] }) =>
    t('analysis.drawing.factOfTwo', {
      chakra: name,
      first: Math.round(first.energy),
      second: Math.round(second.energy),
      label: [label, note].filter(Boolean).join(', '),
    }),
  )
  return t('analysis.drawing.two', { a: a.name, b: b.name, facts: facts.join(separator) })
}

type Everybody = { document: AnalysisDocument; people: readonly Person[] }

/** The drawing of whoever it is about in words: one, two, or the mean of more. */
export function altOfAll(words: DocumentWords, { document, people }: Everybody): string {
  const [first, second, third] = people
  if (first && second && !third) {
    return altOfTwo(words, { people: [first, second], rows: pairRowsOf(document, [0, 1]) })
  }
  if (first && !second) return altOfOne(words, first)
  return altOfGroup(words, people)
}

/** The mean of a group's drawings in words. */
export function altOfGroup({ t }: DocumentWords, people: readonly Person[]): string {
  const charts = people.map(({ chart }) => chart)
  const facts = groupRows(t, charts, { energies: meanEnergies(charts) }).map(
    ({ name, energy, range }) =>
      t('analysis.drawing.factOfAll', { chakra: name, energy: Math.round(energy), range }),
  )
  return t('analysis.drawing.all', { count: people.length, facts: facts.join(separator) })
}
