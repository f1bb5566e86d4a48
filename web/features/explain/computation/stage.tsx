import { type ChakraKey, chakras } from '@krono/chart'
import type { Ref } from 'react'
import {
  type Layout,
  nodeRadius,
  nodeY,
  octantArc,
  outlinePath,
} from '@/features/chart/drawing/geometry'
import { chartContours } from '@/features/chart/drawing/outlines'
import { box, circle, onCircle, onWave, wave, wavePath } from './circle'
import styles from './computation.module.css'
import { computedChart } from './computed-chart'

/** The outline beside circle and wave, as high as both. */
const outline = {
  axis: 306,
  firstNode: 44,
  step: 58,
  scale: 0.86,
  tail: 30,
} as const satisfies Layout

type StageProps = {
  date: string
  chakra: ChakraKey
  ref?: Ref<SVGSVGElement>
}

/** The circle of a chakra, its wave unrolled below it, and the outline of all seven. The steps describe it in words. */
export function Stage({ date, chakra, ref }: StageProps) {
  const { chart, figures } = computedChart(date, chakra)
  const part = figures.phase / figures.period
  const point = onCircle(part)
  const below = onWave(part)
  const { intake, release } = chartContours(chart)
  const { x, y, radius } = circle
  const quarter = wave.height / 4
  const left = x - radius
  return (
    <svg
      ref={ref}
      className={styles.drawing}
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <path
        className={styles.night}
        d={`M${left} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`}
      />
      <path className={styles.day} d={`M${left} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0z`} />
      {[0, 1, 2, 3].map((line) => {
        const [from, to] = [onCircle(line / 8), onCircle(line / 8 + 0.5)]
        return <path key={line} className={styles.cut} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      })}
      <path className={styles.hand} d={`M${x} ${y}L${point.x} ${point.y}`} />
      {Array.from({ length: 8 }, (_, octant) => {
        const place = onCircle((octant + 0.5) / 8, 62)
        return (
          <text
            key={`${place.x} ${place.y}`}
            className={octant === figures.octant ? styles.chosen : styles.octant}
            x={place.x}
            y={place.y + 4.5}
          >
            {octant}
          </text>
        )
      })}
      <path
        className={styles.arc}
        d={octantArc({ x, y, radius: radius + 7 }, figures.octant)}
        stroke={`var(--${chakra})`}
      />
      <rect className={styles.night} x={left} y={wave.top} width={2 * radius} height={quarter} />
      <rect
        className={styles.day}
        x={left}
        y={wave.top + quarter}
        width={2 * radius}
        height={2 * quarter}
      />
      <rect
        className={styles.night}
        x={left}
        y={wave.top + 3 * quarter}
        width={2 * radius}
        height={quarter}
      />
      <path className={styles.cut} d={`M${x} ${wave.top}v${wave.height}`} />
      <path className={styles.curve} d={wavePath} stroke={`var(--${chakra})`} />
      <path className={styles.plumb} d={`M${point.x} ${point.y}V${below.y}`} />
      <text className={styles.scale} x={left} y={wave.top - 8}>
        0
      </text>
      <text className={styles.scale} x={x + radius} y={wave.top - 8} textAnchor="end">
        100
      </text>
      <circle
        cx={below.x}
        cy={below.y}
        r="6"
        fill="var(--card)"
        stroke={`var(--${chakra})`}
        strokeWidth="3"
      />
      <path d={outlinePath(intake, -1, outline)} fill="var(--moon)" />
      <path d={outlinePath(release, 1, outline)} fill="var(--sun)" />
      <path
        className={styles.axis}
        d={`M${outline.axis} ${nodeY(0, outline) - outline.tail}V${nodeY(6, outline) + outline.tail}`}
      />
      {chakras.map((row, index) => (
        <circle
          key={row.chakra}
          cx={outline.axis}
          cy={nodeY(index, outline)}
          r={nodeRadius(chart.chakras[row.chakra].energy) * 0.72}
          fill="var(--card)"
          stroke={`var(--${row.chakra})`}
          strokeWidth={row.chakra === chakra ? 5 : 2.5}
        />
      ))}
      <circle
        cx={point.x}
        cy={point.y}
        r="11"
        fill={`var(--${chakra})`}
        stroke="var(--card)"
        strokeWidth="3"
      />
    </svg>
  )
}
