import type { ReactNode } from 'react'
import { fill } from '@/base/text/fill'
import colours from '@/features/cycles/colours.module.css'
import { curveBox } from '@/features/cycles/curve-box'
import { curvePath } from '@/features/cycles/curve-path'
import curves from '@/features/cycles/curves.module.css'
import { dateInWords } from '@/features/cycles/day-words'
import { MarkedValues } from '@/features/cycles/marked-values'
import { type CycleTurn, readingAt } from '@/features/cycles/reading'
import { Readings } from '@/features/cycles/readings'
import { formatSigned } from '@/features/cycles/signed'
import styles from './wave.module.css'
import { dayAfter, type WaveRange, waveDays } from './wave-range'
import type { WaveWords } from './wave-words'

type Data = { turns: readonly CycleTurn[]; words: WaveWords }

type WaveViewProps = Data & {
  range: WaveRange
  place: number
  field: ReactNode
  /** Static, without slider or field. */
  isStill?: boolean
  /** The slider. */
  children?: ReactNode
}

/** The values of the cycles a number of days after the birth. */
export const readingsAt = ({ turns, words }: Data, day: number) =>
  turns.map((turn) => {
    const reading = readingAt(turn, day)
    return {
      ...reading,
      cycle: turn.cycle,
      name: words.cycles[turn.cycle],
      figure: formatSigned(reading.value, words.decimalMark),
      state: reading.isCritical ? words.critical : words.trend[reading.trend],
    }
  })

/** The marked day: its date, or the age in days. */
export function dayName({ from }: WaveRange, place: number, words: WaveWords): string {
  if (from) return dateInWords(dayAfter(from, place), words.intl)
  return place === 0 ? words.birth : fill(words.dayOfLife, { day: place })
}

/** Three waves, the marked day on them and its values; the same on server and browser. */
export function WaveView(props: WaveViewProps) {
  const { turns, words, range, place, field, isStill, children } = props
  const rows = readingsAt({ turns, words }, range.lived + place)
  const at = place / (waveDays - 1)
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
          {isStill && <span className={styles.mark} style={{ left: `${100 * at}%` }} />}
        </div>
        {children}
        <div className={styles.values}>
          <MarkedValues
            at={at}
            rows={rows.map(({ cycle, value, figure }) => ({
              key: cycle,
              value,
              figure,
              look: colours[cycle],
            }))}
          />
        </div>
      </div>
      <Readings rows={rows} states={[words.trend.up, words.trend.down, words.critical]} />
      <figcaption className={isStill ? styles.waiting : undefined}>{words.hint}</figcaption>
    </figure>
  )
}
