import { chartOf } from '@krono/chart'
import { altOfOne } from '@/features/analysis/document/alt-of-drawing'
import type { DocumentWords } from '@/features/analysis/document/document-words'
import { figureRows } from '@/features/chart/reading/figure-rows'
import { aroundDay } from '@/features/cycles/around-day'
import { readingAt } from '@/features/cycles/reading'
import { formatSigned } from '@/features/cycles/signed'
import type { BlockOf } from '@/lib/contract/blocks'
import type { classicalCycles } from '@/lib/contract/classical-cycles'

// What the drawings of a book say, the same in both of its formats and in the book's language.

type Cycle = (typeof classicalCycles)[number]

/** The chart of a date. */
export function chartFacts({ date, caption }: BlockOf<'chart'>, words: DocumentWords) {
  const chart = chartOf(date)
  return {
    rows: figureRows(chart, words.t),
    alt: altOfOne(words, { name: words.longDate(date), chart }),
    caption: caption || words.longDate(date),
  }
}

/** The classical cycles two weeks around a day. */
export function cycleFacts({ date, day, caption }: BlockOf<'cycle'>, words: DocumentWords) {
  const { t, longDate } = words
  const { range, turns, lived } = aroundDay(date, day)
  const decimalMark = words.figure(0).charAt(1)
  const rows = turns.map((turn) => {
    const { value, trend } = readingAt(turn, range.marked)
    return {
      cycle: turn.cycle as Cycle,
      name: t(`cycle.${turn.cycle}`),
      value,
      figure: formatSigned(value, decimalMark),
      trend: t(`biorhythm.trend.${trend}`),
    }
  })
  const readings = rows.map(({ name, figure, trend }) =>
    t('biorhythm.readingTrend', { cycle: name, value: figure, trend }),
  )
  return {
    range,
    lived,
    rows,
    day: longDate(day),
    alt: t('biorhythm.dayReadings', { date: longDate(day), readings: readings.join('; ') }),
    caption: caption || t('blocks.cycle', { birth: longDate(date), day: longDate(day) }),
  }
}

export type CycleFacts = ReturnType<typeof cycleFacts>
