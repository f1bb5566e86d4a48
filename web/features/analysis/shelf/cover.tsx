import { type Chart, chakras, chartOf } from '@krono/chart'
import { figure, figureHeight, nodeRadius, nodeY } from '@/features/chart/drawing/geometry'
import { chartContours, OutlineLines, Outlines } from '@/features/chart/drawing/outlines'
import { pagePalette } from '@/features/chart/drawing/palette'
import { meanEnergies } from '@/features/relationship/rows'
import { meanContours } from '../pdf/drawings/outlines'
import styles from './cover.module.css'

/** The cover of a bought analysis, small, as its PDF has it: whom it is about, half night and half day. */
export function ShelfCover({ people }: { people: readonly { date: string }[] }) {
  const charts = people.map(({ date }) => chartOf(date))
  const [first, second] = charts
  return (
    <div className={styles.cover} aria-hidden="true">
      {first && <Drawing charts={charts} first={first} second={second} />}
    </div>
  )
}

type DrawingProps = { charts: readonly Chart[]; first: Chart; second: Chart | undefined }

/** One is drawn as they are, of two the second as a line, more as their mean. */
function Drawing({ charts, first, second }: DrawingProps) {
  const isGroup = charts.length > 2
  const energies = meanEnergies(isGroup ? charts : [first])
  const palette = { ...pagePalette, ink: 'var(--axis)', moon: '#7d78c2', sun: '#e0a24a' }
  return (
    <svg
      aria-hidden="true"
      viewBox={`${figure.axis - 110} 0 220 ${figureHeight}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <Outlines
        contours={isGroup ? meanContours(charts) : chartContours(first)}
        palette={palette}
      />
      {!isGroup && second && (
        <OutlineLines
          contours={chartContours(second)}
          palette={{ ...palette, ink: 'var(--second)' }}
        />
      )}
      {chakras.map(({ chakra }, row) => (
        <circle
          key={chakra}
          cx={figure.axis}
          cy={nodeY(row)}
          r={nodeRadius(energies[chakra])}
          fill="#fffdf8"
          stroke={pagePalette.chakra(chakra)}
          strokeWidth="6"
        />
      ))}
    </svg>
  )
}
