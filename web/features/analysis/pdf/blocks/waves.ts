import { dateOf, dayNumberOf } from '@krono/chart'
import type { ChapterBlock } from '@krono/contract'
import { colours } from '@/features/print/colours'
import { drawLane } from '@/features/print/drawings/lanes'
import { page } from '@/features/print/page'
import type { Draw, Node } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import type { Context } from '../context'
import { cycleNameOf } from './cycle-name'

const { aside, text } = page
const axisHeight = 14
/** Height of a cycle: low, so that a month fits on a page. */
const lane = 16

/** The cycles of a range of days, one below the other, over one axis of days. */
export function addWaves(
  { flow, words, part }: Context,
  { from, series }: Extract<ChapterBlock, { type: 'waves' }>,
) {
  const { pdf, type } = flow
  const days = series[0]?.values.length ?? 0
  // A single day has no curve; the dates below show it.
  if (days < 2) return
  const first = dayNumberOf(from)
  const last = dateOf(first + days - 1)
  const height = series.length * lane
  const node: Node = {
    type: 'Figure',
    parent: part,
    box: { ...page.whole, height: height + axisHeight },
    alt: words.t('analysis.waves', { from: words.longDate(from), to: words.longDate(last) }),
  }
  // Part of a month fills the width, as on the page: no few days at the edge of an empty drawing.
  const xOf = (place: number) => text.x + (place * text.width) / (days - 1)
  const mondays = Array.from({ length: days }, (_, place) => place)
    // Day number 0 was a Monday.
    .filter((place) => (first + place) % 7 === 0)
  const draw: Draw = (top) => {
    for (const place of mondays) {
      pdf
        .moveTo(xOf(place), top)
        .lineTo(xOf(place), top + height)
        .lineWidth(0.5)
        .stroke(colours.line)
    }
    series.forEach(({ chakra, values }, row) => {
      const laneTop = top + row * lane
      drawLane(pdf, { ...text, top: laneTop, height: lane, values, of: chakra })
      const labelTop = laneTop + (lane - styles.label.leading) / 2
      type.write(cycleNameOf(words, chakra), { x: aside.x, top: labelTop, style: styles.label })
    })
    for (const place of mondays) {
      const day = words.shortDate(dateOf(first + place))
      const axisTop = top + height + 2
      type.write(day, { x: xOf(place), top: axisTop, style: styles.note, align: 'centre' })
    }
  }
  flow.add({ height: height + axisHeight, gap: 14, parts: [{ of: node, draw }] })
}
