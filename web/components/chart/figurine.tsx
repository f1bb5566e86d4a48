import { type Chart, chakras } from '@krono/chart'
import { figure, figureHeight, nodeY, outlinePath } from './geometry'

/** The figure without words, as an illustration: somebody's chart, hidden from screen readers. */
export function Figurine({ chart }: { chart: Chart }) {
  const readings = chakras.map((row) => chart.chakras[row.chakra])
  const intake = outlinePath(
    readings.map((reading) => reading.intakeContour),
    -1,
  )
  const release = outlinePath(
    readings.map((reading) => reading.releaseContour),
    1,
  )
  return (
    <svg viewBox={`75 0 190 ${figureHeight}`} aria-hidden="true" width="190" height={figureHeight}>
      <path d={intake} fill="var(--moon)" fillOpacity="0.32" stroke="var(--moon)" strokeWidth="2" />
      <path d={release} fill="var(--sun)" fillOpacity="0.38" stroke="var(--sun)" strokeWidth="2" />
      <path d={`M${figure.axis} 4V${figureHeight - 4}`} stroke="var(--line-strong)" />
      {chakras.map(({ chakra }, row) => (
        <circle
          key={chakra}
          cx={figure.axis}
          cy={nodeY(row)}
          r={6 + chart.chakras[chakra].energy / 8}
          fill="var(--card)"
          stroke={`var(--${chakra})`}
          strokeWidth="4"
        />
      ))}
    </svg>
  )
}
