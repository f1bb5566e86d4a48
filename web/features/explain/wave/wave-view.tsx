import type { ReactNode } from 'react'
import { fill } from '@/base/text/fill'
import colours from '@/features/cycles/colours.module.css'
import { curveBox, curvePath, heightOf } from '@/features/cycles/curve-path'
import curves from '@/features/cycles/curves.module.css'
import { dateInWords } from '@/features/cycles/day-words'
import { type CycleTurn, readingAt } from '@/features/cycles/reading'
import { formatSigned } from '@/features/cycles/signed'
import { spreadLabels } from '@/features/cycles/spread-labels'
import { Swatch } from '@/features/cycles/swatch'
import styles from './wave.module.css'
import { dayAfter, type WaveRange, waveDays } from './wave-range'
import type { WaveWords } from './wave-words'

type Data = { turns: readonly CycleTurn[]; words: WaveWords }

type WaveViewProps = Data & {
  range: WaveRange
  place: number
  field: ReactNode
  /** Drawn once, with nothing to move or to type into yet. */
  isStill?: boolean
  /** What moves the line. */
  children?: ReactNode
}

/** Least distance of two values beside the line, in units of the drawing. */
const gap = 22

/** What the cycles say that many days after the birth. */
export const readingsAt = ({ turns, words }: Data, day: number) =>
  turns.map((turn) => {
    const { value, trend } = readingAt(turn, day)
    return {
      cycle: turn.cycle,
      name: words.cycles[turn.cycle],
      value,
      figure: formatSigned(value, words.decimalMark),
      trend: words.trend[trend],
    }
  })

/** The marked day: its date, or how old anybody is on it. */
export function dayName({ from }: WaveRange, place: number, words: WaveWords): string {
  if (from) return dateInWords(dayAfter(from, place), words.intl)
  return place === 0 ? words.birth : fill(words.dayOfLife, { day: place })
}

/** Three waves, the marked day on them and its values; the same from the server and in the browser. */
export function WaveView(props: WaveViewProps) {
  const { turns, words, range, place, field, isStill, children } = props
  const rows = readingsAt({ turns, words }, range.lived + place)
  const heights = rows.map((row) => heightOf(row.value))
  const labels = spreadLabels(heights, { gap, limit: curveBox.height })
  const left = `${(100 * place) / (waveDays - 1)}%`
  const percent = (height: number) => `${(100 * height) / curveBox.height}%`
  return (
    <figure className={styles.wave}>
      <div className={isStill ? styles.waiting : undefined} inert={isStill}>
        {field}
      </div>
      <p className={styles.day}>
        <strong>{dayName(range, place, words)}</strong>
        <span>{range.from ? words.yours : words.anybody}</span>
      </p>
      <div className={styles.stage}>
        <div className={styles.field} aria-hidden="true">
          <svg
            className={curves.curves}
            viewBox={`0 0 ${curveBox.width} ${curveBox.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={curves.zero} d={`M0 ${curveBox.zero}H${curveBox.width}`} />
            {turns.toReversed().map(({ cycle, values }) => (
              <path
                key={cycle}
                className={`${colours.stroke} ${colours[cycle]}`}
                d={curvePath({ period: values.length, lived: range.lived, days: waveDays })}
              />
            ))}
          </svg>
          {isStill && <span className={styles.mark} style={{ left }} />}
          {rows.map((row, index) => (
            <span
              key={row.cycle}
              className={`${styles.dot} ${colours[row.cycle]}`}
              style={{ left, top: percent(heights[index] ?? 0) }}
            />
          ))}
          {rows.map((row, index) => (
            <span
              key={row.cycle}
              className={place < waveDays / 2 ? styles.behind : styles.before}
              style={{ left, top: percent(labels[index] ?? 0) }}
            >
              {row.figure}
            </span>
          ))}
        </div>
        {children}
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.cycle}>
            <Swatch cycle={row.cycle} />
            <span className={styles.name}>{row.name}</span>
            <strong>{row.figure}</strong>
            <span className={styles.trend}>{row.trend}</span>
          </li>
        ))}
      </ul>
      <figcaption className={isStill ? styles.waiting : undefined}>{words.hint}</figcaption>
    </figure>
  )
}
