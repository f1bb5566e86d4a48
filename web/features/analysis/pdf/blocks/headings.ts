import { type ByChakra, type ChakraRelation, type Chart, chakras } from '@krono/chart'
import type { ChapterBlock } from '@krono/contract'
import { figure } from '@/features/chart/drawing/geometry'
import { isChakra } from '@/features/chart/drawing/is-chakra'
import { chartContours } from '@/features/chart/drawing/outlines'
import { drawFigurine, within } from '@/features/print/drawings/figures'
import { drawLane, lane } from '@/features/print/drawings/lanes'
import { drawNode, drawPairNode } from '@/features/print/drawings/rings'
import { page } from '@/features/print/page'
import type { Draw } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import { cycleRow } from '../../document/cycle-row'
import type { DocumentWords } from '../../document/document-words'
import { relationOf } from '../../document/relation-of'
import { type Context, nameOf } from '../context'
import type { Person } from '../people'
import { titled } from '../titled'
import { drawBar } from './bars'
import { nameOfMeasure } from './measures'

type Of = Extract<ChapterBlock, { type: 'section' }>['of']

export type Heading = {
  title: string
  /** A small line below the title. */
  note?: string | undefined
  /** Content of the narrow column beside it: the drawing or number of the section. */
  beside?: Draw
  /** Maximum width of the title. */
  width?: number
  /** Minimum height that the section needs on a page. */
  room?: number
}

const { x } = page.aside

/** The title of a section, and the drawing beside it. */
export function headingOf(context: Context, of: Of): Heading {
  const { words, chapter } = context
  if ('chakra' in of) {
    return chapter === 'year' ? ofCycle(context, of.chakra) : ofChakra(context, of.chakra)
  }
  if ('measure' in of) return ofMeasure(context, of.measure)
  if ('person' in of) return ofPerson(context, of.person)
  if ('pair' in of) return { title: words.list(of.pair.map((one) => nameOf(context, one))) }
  if ('relation' in of)
    return { title: titled(words, words.wordOf('relationship.type', of.relation)) }
  if ('week' in of) return { title: words.week(of.week) }
  return { title: titled(words, words.month(of.month)) }
}

function ofChakra({ flow, words, people }: Context, chakra: string): Heading {
  const title = words.wordOf('chakraLong', chakra)
  const [first, second, third] = people
  if (!isChakra(chakra) || !first || third) return { title }
  const reading = first.chart.chakras[chakra]
  const other = second?.chart.chakras[chakra]
  const centre = { x: 28, y: 24, chakra }
  const beside: Draw = (top) =>
    within(flow.pdf, { x, top, scale: 0.92 }, () => {
      if (other) drawPairNode(flow, { ...centre, readings: [reading, other] })
      else drawNode(flow, { ...centre, ...reading })
    })
  const facts = other
    ? relationFacts(words, relationOf(chakra, [reading, other]))
    : [words.t(`phase.${reading.level}`), words.t(`side.${reading.side}`)]
  return { title, beside, note: facts.join(' · ') }
}

/** The relation of two people in a chakra. */
function relationFacts({ t }: DocumentWords, relation: ChakraRelation | undefined): string[] {
  if (!relation) return []
  const { label, kind, reflection } = relation
  return [
    t(`relationship.label.${label}`),
    t(`relationship.kind.${kind}`),
    ...(reflection ? [t(`relationship.reflection.${reflection}`)] : []),
  ]
}

const waves = { days: 53, width: 78 } as const

/** A cycle: its wave over one period of the slowest cycle. */
function ofCycle({ flow, words }: Context, chakra: string): Heading {
  const row = cycleRow(chakra)
  const values = Array.from(
    { length: waves.days + 1 },
    (_, day) => 100 * Math.sin((2 * Math.PI * day) / row.period),
  )
  const beside: Draw = (top) =>
    drawLane(flow.pdf, {
      x,
      top: top + 4,
      width: waves.width,
      height: 1.4 * lane,
      values,
      of: chakra,
    })
  return {
    title: titled(words, words.t('analysis.cycle', { cycle: words.t(`cycle.${row.cycle}`) })),
    note: words.t('analysis.period', { days: row.period }),
    beside,
  }
}

function ofMeasure({ flow, words, people: [person] }: Context, key: string): Heading {
  const title = nameOfMeasure(words, key)
  const measure = person && measureOf(person, key)
  if (!measure) return { title }
  const { value, level } = measure
  const beside: Draw = (top) => {
    flow.type.write(words.figure(value), { x, top: top - 2, style: styles.value })
    drawBar(flow.pdf, { x, middle: top + 31, width: 74, value, of: key })
  }
  return { title, note: words.levelOf(key, level), beside }
}

function measureOf({ chart }: Person, key: string) {
  const { levels, values, activity, restraint } = chart
  const all: Record<string, Chart['activity']> = { ...levels, ...values, activity, restraint }
  return all[key]
}

/** The small drawing of a person, at the right edge beside the bars of their results. */
const figurine = { scale: 0.2, x: page.whole.x + page.whole.width - 0.2 * figure.width } as const

export const dotsOf = (readings: ByChakra<{ energy: number }>) =>
  chakras.map(({ chakra }) => ({ key: chakra, energy: readings[chakra].energy }))

function ofPerson({ flow, words, people }: Context, place: number): Heading {
  const person = people[place]
  if (!person) return { title: '–' }
  const { chart, name, date } = person
  const beside: Draw = (top) =>
    drawFigurine(flow.pdf, chartContours(chart), dotsOf(chart.chakras), { ...figurine, top })
  return {
    title: name,
    note: date ? words.longDate(date) : undefined,
    beside,
    width: 290,
    room: 190,
  }
}
