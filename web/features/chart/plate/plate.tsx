import { type Chart, chakras } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { echoes, nodeY, outlinePath, plate, type Side } from '../drawing/geometry'
import { chartContours } from '../drawing/outlines'
import { Captions } from './captions'
import { discArc, discRadius } from './disc'
import styles from './plate.module.css'

const rowsDown = chakras.length - 1

type PlateProps = { chart: Pick<Chart, 'chakras'>; label: string }

/**
 * Somebody's chart as the opening of a page: half night, half day, contour lines that ripple out from both outlines.
 * As wide as the window; its height stays, so that a phone sees the middle of it. For screen readers it is one
 * picture with a sentence (`label`).
 */
export function Plate({ chart, label }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <PlateDrawing chart={chart} label={label} />
      <Names chart={chart} />
      <Captions
        captions={captionsOf(chart)}
        closeLabel={translations('result')('captions.close')}
      />
    </figure>
  )
}

/** The plate alone, without words, for a place that gives it its height (`className`). */
export function BarePlate({ chart, label, className }: PlateProps & { className?: string }) {
  return (
    <div className={`${styles.plate} ${className ?? ''}`}>
      <PlateDrawing chart={chart} label={label} />
    </div>
  )
}

function PlateDrawing({ chart, label }: PlateProps) {
  const { intake, release } = chartContours(chart)
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${plate.width} ${plate.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <Half side={-1} contours={intake} name="night" />
      <Half side={1} contours={release} name="day" />
      <path
        className={styles.axis}
        d={`M${plate.axis} ${nodeY(0, plate) - plate.tail}V${nodeY(rowsDown, plate) + plate.tail}`}
      />
      {chakras.map(({ chakra }, row) => (
        <Disc key={chakra} chakra={chakra} row={row} reading={chart.chakras[chakra]} />
      ))}
    </svg>
  )
}

const topOf = (row: number) => (nodeY(row, plate) / plate.height) * 100

/** Beside what they speak of: the width where most is given out, disc and arc where the day's half is emptiest. */
function captionsOf({ chakras: readings }: Pick<Chart, 'chakras'>) {
  const t = translations('result')
  const contour = (row: number) => readings[chakras[row]?.chakra ?? 'crown'].releaseContour
  // The button stands beside the last row.
  const rows = chakras.map((_, row) => row).filter((row) => row < rowsDown)
  const [first = 0, second = 1] = rows.toSorted((a, b) => contour(a) - contour(b))
  const widest = rows.toSorted((a, b) => contour(b) - contour(a))[0] ?? 0
  return [
    { text: t('captions.width'), top: topOf(widest) },
    { text: t('captions.disc'), top: topOf(Math.min(first, second)) },
    { text: t('captions.arc'), top: topOf(Math.max(first, second)) },
  ]
}

type HalfProps = { side: Side; contours: readonly number[]; name: 'night' | 'day' }

function Half({ side, contours, name }: HalfProps) {
  return (
    <g className={styles[name]}>
      <rect
        className={styles.ground}
        x={side < 0 ? 0 : plate.axis}
        width={plate.axis}
        height={plate.height}
      />
      <g className={styles.outlines}>
        {echoes.map(({ more, opacity }) => (
          <path
            key={more}
            className={styles.echo}
            data-side={side}
            data-more={more}
            d={outlinePath(contours, side, plate, more)}
            opacity={opacity}
          />
        ))}
        <path
          className={styles.outline}
          data-side={side}
          data-more={0}
          d={outlinePath(contours, side, plate)}
        />
      </g>
    </g>
  )
}

type DiscProps = { chakra: string; row: number; reading: { energy: number; octant: number } }

function Disc({ chakra, row, reading: { energy, octant } }: DiscProps) {
  const radius = discRadius(energy)
  const y = nodeY(row, plate)
  const colour = `var(--plate-${chakra})`
  return (
    <g
      className={styles.disc}
      data-disc
      style={{ animationDelay: `${0.25 + (rowsDown - row) * 0.07}s`, stroke: colour }}
    >
      <circle cx={plate.axis} cy={y} r={radius} />
      <path d={discArc(y, radius, octant)} />
      <text x={plate.axis} y={y + 7}>
        {Math.round(energy)}
      </text>
    </g>
  )
}

/** Which chakra is which, and on which side it lives. */
function Names({ chart }: { chart: Pick<Chart, 'chakras'> }) {
  const t = translations()
  return (
    <ul className={styles.names} aria-hidden="true">
      {chakras.map(({ chakra }, row) => (
        <li
          key={chakra}
          className={chart.chakras[chakra].side === 'intake' ? styles.own : undefined}
          style={{ top: `${topOf(row)}%` }}
        >
          {t(`chakra.${chakra}`)}
        </li>
      ))}
    </ul>
  )
}
