import { type Chart, chakras } from '@krono/chart'
import { figure, figureHeight, nodeY, outlinePath } from './geometry'
import { type Palette, pagePalette } from './palette'

/** The figure without words, as an illustration: somebody's chart, hidden from screen readers. */
export function Figurine({
  chart,
  palette = pagePalette,
}: {
  chart: Pick<Chart, 'chakras'>
  palette?: Palette
}) {
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
      <path
        d={intake}
        fill={palette.moon}
        fillOpacity="0.32"
        stroke={palette.moon}
        strokeWidth="2"
      />
      <path
        d={release}
        fill={palette.sun}
        fillOpacity="0.38"
        stroke={palette.sun}
        strokeWidth="2"
      />
      <path d={`M${figure.axis} 4V${figureHeight - 4}`} stroke={palette.muted} />
      {chakras.map(({ chakra }, row) => (
        <circle
          key={chakra}
          cx={figure.axis}
          cy={nodeY(row)}
          r={6 + chart.chakras[chakra].energy / 8}
          fill={palette.card}
          stroke={palette.chakra(chakra)}
          strokeWidth="4"
        />
      ))}
    </svg>
  )
}
