import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { aroundDay } from '@/features/cycles/around-day'
import { curveBox, heightOf } from '@/features/cycles/curve-box'
import { curvePath } from '@/features/cycles/curve-path'
import { formatReading } from '@/features/cycles/local-reading'
import { readingAt } from '@/features/cycles/reading'
import { periodOf } from '@/features/cycles/turns'
import type { classicalCycles } from '@/lib/contract/classical-cycles'
import { lightPalette as colours } from '@/lib/contract/palette'

/** As in colours.module.css, for output without style sheets; lines of double weight, in a picture of double size. */
const lines = {
  physical: { stroke: colours.ember },
  emotional: { stroke: colours.moon, strokeDasharray: '22 10' },
  intellectual: { stroke: '#b48447', strokeDasharray: '32 8 6 8' },
} as const satisfies Record<(typeof classicalCycles)[number], object>

const box = { width: 1048, height: 564 }
/** The area of the curves: below the day, above the names. */
const field = { top: 96, height: 340 }

const yOf = (value: number) => field.top + (heightOf(value) * field.height) / curveBox.height

/** Texts of the picture; by default in the site's language. */
type Words = {
  cycle: (key: keyof typeof lines) => string
  day: (day: string) => string
  reading: (value: number) => string
}

type CyclePictureProps = { birth: string; day: string; words?: Words }

const siteWords = (): Words => ({
  cycle: translations('cycle'),
  day: formatLongDate,
  reading: formatReading,
})

/** The three classical cycles around a day as one picture, for output without a page: like `TodayCurve` on a page. */
export function CyclePicture({ birth, day, words = siteWords() }: CyclePictureProps) {
  const { range, turns, lived } = aroundDay(birth, day)
  const mark = (range.marked / (range.days - 1)) * box.width
  const anchor = mark < 200 ? 'start' : mark > box.width - 200 ? 'end' : 'middle'
  const stretched = `translate(0 ${field.top}) scale(${box.width / curveBox.width} ${field.height / curveBox.height})`
  const rows = turns.map((turn) => ({
    cycle: turn.cycle as keyof typeof lines,
    value: readingAt(turn, range.marked).value,
  }))
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      {...box}
      fontFamily="Onest"
      fill="none"
      aria-hidden="true"
    >
      <path d={`M0 ${yOf(0)}H${box.width}`} stroke={colours['line-strong']} strokeWidth="2" />
      {rows.toReversed().map(({ cycle }) => (
        <g key={cycle} transform={stretched} {...lines[cycle]}>
          <path
            d={curvePath({ period: periodOf(cycle), lived, days: range.days })}
            strokeWidth="4"
          />
        </g>
      ))}
      <path d={`M${mark} 62V${field.top + field.height}`} stroke={colours.ink} strokeWidth="3" />
      <text x={mark} y="38" fill={colours.ink} fontSize="30" fontWeight="600" textAnchor={anchor}>
        {words.day(day)}
      </text>
      {rows.map(({ cycle, value }) => (
        <circle
          key={cycle}
          cx={mark}
          cy={yOf(value)}
          r="11"
          fill={colours.card}
          stroke={lines[cycle].stroke}
          strokeWidth="6"
        />
      ))}
      {rows.map(({ cycle, value }, index) => (
        <g key={cycle} transform={`translate(${(index * box.width) / rows.length} 500)`}>
          <path d="M0 -9H52" {...lines[cycle]} strokeWidth="5" />
          <text x="68" fill={colours.muted} fontSize="26">
            {words.cycle(cycle)}
          </text>
          <text x="68" y="38" fill={colours.ink} fontSize="28" fontWeight="600">
            {words.reading(value)}
          </text>
        </g>
      ))}
    </svg>
  )
}
