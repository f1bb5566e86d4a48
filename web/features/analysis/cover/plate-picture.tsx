import { type Charted, chartContours } from '@/features/chart/drawing/outlines'
import { plateShapes } from './plate-shapes'

const box = { width: 560, height: 660 } as const

/** Somebody's plate as an ornament that fills its place, by day and in the dark alike. */
export function PlatePicture({ chart }: { chart: Charted }) {
  const shapes = plateShapes({ contours: chartContours(chart), nodes: chart.chakras }, box)
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes.map(({ d, fill = 'none', line, width }) => (
        <path
          key={`${d}${line}`}
          d={d}
          fill={fill}
          stroke={line}
          strokeWidth={width}
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
