import { dateOf, dayNumberOf } from '@krono/chart'
import { Fragment } from 'react'
import { curveBox } from '@/features/cycles/curve-box'
import { curvePath } from '@/features/cycles/curve-path'
import { cycleRow } from './cycle-row'
import { phaseOf } from './phase-of'
import type { BlockProps } from './scene'
import styles from './year.module.css'

const longestMonth = 31
const shortestMonth = 28
const fewestMarks = 5

/** Months share one scale, so that they compare; a partial month fills its box. */
const widthOf = (days: number) => (days < shortestMonth ? days : Math.max(days, longestMonth))

/** Positions of the labelled days; in a month whole weeks apart. */
function marksOf(days: number): number[] {
  const step = Math.ceil(days / fewestMarks)
  return Array.from({ length: Math.ceil(days / step) }, (_, mark) => mark * step)
}

/** The area between the curve and its zero line: day above, night below. */
function areaOf(values: readonly number[], period: number): string {
  const curve = curvePath({ period, lived: phaseOf(values, period), days: values.length })
  return `${curve}V${curveBox.zero}H0Z`
}

/** The seven cycles over a range of days, one below the other. */
export function Waves({ block: { from, series }, scene }: BlockProps<'waves'>) {
  const id = `waves-${from}`
  const { words } = scene
  const days = series[0]?.values.length ?? 0
  // A single day has no curve; the dates below show it.
  if (days < 2) return null
  const total = widthOf(days)
  const to = dateOf(dayNumberOf(from) + days - 1)
  const share = (place: number) => `${(100 * place) / (total - 1)}%`
  const label = words.t('analysis.waves', { from: words.longDate(from), to: words.longDate(to) })
  return (
    <div className={styles.waves} role="img" aria-label={label}>
      <svg className={styles.colours} aria-hidden="true">
        <linearGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="0"
          y1="0"
          y2={curveBox.height}
        >
          <stop offset="0.5" stopColor="var(--sun)" />
          <stop offset="0.5" stopColor="var(--moon)" />
        </linearGradient>
      </svg>
      {series.map(({ chakra, values }) => (
        <Fragment key={chakra}>
          <span className={styles.cycle}>{words.t(`cycle.${cycleRow(chakra).cycle}`)}</span>
          <span className={styles.row}>
            <svg
              viewBox={`0 0 ${curveBox.width} ${curveBox.height}`}
              preserveAspectRatio="none"
              style={{ width: share(values.length - 1) }}
              aria-hidden="true"
            >
              <path d={areaOf(values, cycleRow(chakra).period)} fill={`url(#${id})`} />
            </svg>
          </span>
        </Fragment>
      ))}
      <span className={styles.axis}>
        {marksOf(total).map((place) => (
          <span key={place} style={{ left: share(place) }}>
            {Number(dateOf(dayNumberOf(from) + place).slice(8))}
          </span>
        ))}
      </span>
    </div>
  )
}
