import { type Chart, chakras } from '@krono/chart'
import type { GroupFigureRow } from '@/features/relationship/drawing/group-figure'
import type { PairFigureRow } from '@/features/relationship/drawing/pair-figure-row'
import type { Two } from '@/features/relationship/people'
import type { DocumentWords } from './document-words'

// Text alternatives of drawings: the same on the page and in the PDF.

const separator = '; '

type One = { name: string; chart: Pick<Chart, 'chakras'> }

/** The drawing of a person. */
export function altOfOne({ t }: DocumentWords, { name, chart }: One): string {
  const facts = chakras.map(({ chakra }) => {
    const { energy, level, side } = chart.chakras[chakra]
    return t('analysis.drawing.fact', {
      chakra: t(`chakra.${chakra}`),
      energy: Math.round(energy),
      level: t(`phase.${level}`),
      side: t(`side.${side}`),
    })
  })
  return t('analysis.drawing.one', { name, facts: facts.join(separator) })
}

type Pair = { names: Two<string>; rows: readonly PairFigureRow[] }

/** The drawing of two people. */
export function altOfTwo({ t }: DocumentWords, { names: [a, b], rows }: Pair): string {
  const facts = rows.map(({ name, label, note, readings: [first, second] }) =>
    t('analysis.drawing.factOfTwo', {
      chakra: name,
      first: Math.round(first.energy),
      second: Math.round(second.energy),
      label: [label, note].filter(Boolean).join(', '),
    }),
  )
  return t('analysis.drawing.two', { a, b, facts: facts.join(separator) })
}

type Group = { count: number; rows: readonly GroupFigureRow[] }

/** The mean of a group's drawings. */
export function altOfGroup({ t }: DocumentWords, { count, rows }: Group): string {
  const facts = rows.map(({ name, energy, range }) =>
    t('analysis.drawing.factOfAll', { chakra: name, energy: Math.round(energy), range }),
  )
  return t('analysis.drawing.all', { count, facts: facts.join(separator) })
}
