import { type ChakraKey, chakras } from '@krono/chart'
import { lightPalette as colours } from '@/lib/contract/palette'
import { echoes, nodeY, outlinePath, plate, type Side } from '../drawing/geometry'
import { type Charted, chartContours } from '../drawing/outlines'
import { plateColours } from './colours'
import { discArc, discRadius } from './disc'
import styles from './plate.module.css'

const rowsDown = chakras.length - 1

type PlateDrawingProps = {
  chart: Charted
  /** Factor of the outlines' width, up to 1: when no style sets it. */
  breadth?: number
}

/** Content of the plate without words: the same on a page and in a picture, so its colours are values. */
export function PlateDrawing({ chart, breadth }: PlateDrawingProps) {
  const { intake, release } = chartContours(chart)
  return (
    <>
      <Half side={-1} contours={intake} name="night" breadth={breadth} />
      <Half side={1} contours={release} name="day" breadth={breadth} />
      <path
        className={styles.axis}
        d={`M${plate.axis} ${nodeY(0, plate) - plate.tail}V${nodeY(rowsDown, plate) + plate.tail}`}
        stroke={colours.ink}
        strokeWidth="2"
      />
      {chakras.map(({ chakra }, row) => (
        <Disc key={chakra} chakra={chakra} row={row} reading={chart.chakras[chakra]} />
      ))}
    </>
  )
}

type HalfProps = {
  side: Side
  contours: readonly number[]
  name: 'night' | 'day'
  breadth: number | undefined
}

function Half({ side, contours, name, breadth }: HalfProps) {
  const { ground, outline } = plateColours[name]
  return (
    <g className={styles[name]}>
      <rect x={side < 0 ? 0 : plate.axis} width={plate.axis} height={plate.height} fill={ground} />
      <g
        className={styles.outlines}
        transform={breadth === undefined ? undefined : narrowed(breadth)}
      >
        {echoes.map(({ more, opacity }) => (
          <path
            key={more}
            className={styles.echo}
            data-side={side}
            data-more={more}
            d={outlinePath(contours, side, plate, more)}
            fill="none"
            stroke={outline}
            strokeOpacity={opacity}
          />
        ))}
        <path
          className={styles.outline}
          data-side={side}
          data-more={0}
          d={outlinePath(contours, side, plate)}
          fill={outline}
        />
      </g>
    </g>
  )
}

/** Scales around the axis. */
const narrowed = (breadth: number) => `matrix(${breadth} 0 0 1 ${plate.axis * (1 - breadth)} 0)`

type DiscProps = { chakra: ChakraKey; row: number; reading: { energy: number; octant: number } }

function Disc({ chakra, row, reading: { energy, octant } }: DiscProps) {
  const radius = discRadius(energy)
  const y = nodeY(row, plate)
  return (
    <g
      className={styles.disc}
      data-disc
      style={{ animationDelay: `${0.25 + (rowsDown - row) * 0.07}s` }}
      stroke={colours[chakra]}
      fill="none"
    >
      <circle cx={plate.axis} cy={y} r={radius} fill={colours.card} strokeWidth="5" />
      <path d={discArc(y, radius, octant)} strokeWidth="4.5" strokeLinecap="round" />
      <text
        x={plate.axis}
        y={y + 7}
        fill={colours.ink}
        stroke="none"
        fontSize="20"
        fontWeight="600"
        textAnchor="middle"
      >
        {Math.round(energy)}
      </text>
    </g>
  )
}
