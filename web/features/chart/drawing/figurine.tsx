import { chakras } from '@krono/chart'
import { figure, figureHeight, nodeRadius, nodeY } from './geometry'
import { type Charted, chartContours, Outlines } from './outlines'
import { type Palette, pagePalette } from './palette'

type FigurineProps = { chart: Charted; palette?: Palette; height?: number }

const width = 190

/** The figure without words, decorative, hidden from screen readers. */
export function Figurine({ chart, palette = pagePalette, height = figureHeight }: FigurineProps) {
  return (
    <svg
      viewBox={`${figure.axis - width / 2} 0 ${width} ${figureHeight}`}
      aria-hidden="true"
      width={(width / figureHeight) * height}
      height={height}
    >
      <Outlines contours={chartContours(chart)} palette={palette} />
      {chakras.map(({ chakra }, row) => (
        <circle
          key={chakra}
          cx={figure.axis}
          cy={nodeY(row)}
          r={nodeRadius(chart.chakras[chakra].energy)}
          fill={palette.card}
          stroke={palette.chakra(chakra)}
          strokeWidth="5"
        />
      ))}
    </svg>
  )
}
