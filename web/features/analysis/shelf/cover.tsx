import { type Chart, chakras, chartOf } from '@krono/chart'
import {
  echoes,
  nodeRadius,
  nodeY,
  outlinePath,
  plate,
  type Side,
} from '@/features/chart/drawing/geometry'
import { chartContours } from '@/features/chart/drawing/outlines'
import { meanEnergies } from '@/features/relationship/rows'
import { meanContours } from '../pdf/drawings/outlines'
import styles from './cover.module.css'

/** As wide beside its height as a sheet of paper. */
const width = plate.height / Math.SQRT2

/** The discs of the plate are larger than those of the figure. */
const discScale = 1.3

/** The cover of a bought analysis, small, as its PDF has it: whom it is about, half night and half day. */
export function ShelfCover({ people }: { people: readonly { date: string }[] }) {
  const charts = people.map(({ date }) => chartOf(date))
  const [first] = charts
  return (
    <svg
      className={styles.cover}
      viewBox={`${plate.axis - width / 2} 0 ${width} ${plate.height}`}
      aria-hidden="true"
    >
      <rect className={styles.night} width={plate.axis} height={plate.height} />
      <rect className={styles.day} x={plate.axis} width={plate.axis} height={plate.height} />
      {first && <Drawing first={first} charts={charts} />}
    </svg>
  )
}

type DrawingProps = { first: Chart; charts: readonly Chart[] }

/** One is drawn as they are, of two the second as a line, more as their mean. */
function Drawing({ first, charts }: DrawingProps) {
  const isGroup = charts.length > 2
  const { intake, release } = isGroup ? meanContours(charts) : chartContours(first)
  const energies = meanEnergies(isGroup ? charts : [first])
  const second = !isGroup && charts[1] ? chartContours(charts[1]) : undefined
  return (
    <>
      <Half side={-1} contours={intake} second={second?.intake} />
      <Half side={1} contours={release} second={second?.release} />
      <path
        className={styles.axis}
        d={`M${plate.axis} ${nodeY(0, plate) - plate.tail}V${nodeY(6, plate) + plate.tail}`}
      />
      {chakras.map(({ chakra }, row) => (
        <circle
          key={chakra}
          className={styles.disc}
          cx={plate.axis}
          cy={nodeY(row, plate)}
          r={nodeRadius(energies[chakra]) * discScale}
          stroke={`var(--${chakra})`}
        />
      ))}
    </>
  )
}

type HalfProps = {
  side: Side
  contours: readonly number[]
  second: readonly number[] | undefined
}

function Half({ side, contours, second }: HalfProps) {
  return (
    <g className={side < 0 ? styles.intake : styles.release}>
      {echoes.slice(0, 6).map(({ more, opacity }) => (
        <path
          key={more}
          className={styles.line}
          d={outlinePath(contours, side, plate, more)}
          opacity={opacity}
        />
      ))}
      <path className={styles.outline} d={outlinePath(contours, side, plate)} />
      {second && <path className={styles.second} d={outlinePath(second, side, plate)} />}
    </g>
  )
}
