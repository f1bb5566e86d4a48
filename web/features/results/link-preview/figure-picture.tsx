import { chakras, chartOf } from '@krono/chart'
import { figure, figureHeight, nodeY, outlinePath } from '@/features/chart/drawing/geometry'
import { exampleDate } from '@/features/chart/example'
import { lightPalette as colours } from '@/lib/contract/palette'

/** Somebody's chart as the illustration of a shared link: both outlines, the axis and the seven nodes. */
export function FigurePicture({ height }: { height: number }) {
  const chart = chartOf(exampleDate)
  const readings = chakras.map((row) => chart.chakras[row.chakra])
  const intake = readings.map((reading) => reading.intakeContour)
  const release = readings.map((reading) => reading.releaseContour)
  return (
    <svg
      viewBox={`75 0 190 ${figureHeight}`}
      width={(190 / figureHeight) * height}
      height={height}
      aria-hidden="true"
    >
      <path d={outlinePath(intake, -1)} fill={colours.moon} fillOpacity="0.5" />
      <path d={outlinePath(release, 1)} fill={colours.sun} fillOpacity="0.6" />
      <path
        d={`M${figure.axis} 4V${figureHeight - 4}`}
        stroke={colours.night}
        strokeOpacity="0.35"
        strokeWidth="2"
      />
      {chakras.map(({ chakra }, row) => (
        <circle
          key={chakra}
          cx={figure.axis}
          cy={nodeY(row)}
          r={8 + chart.chakras[chakra].energy / 7}
          fill={colours.card}
          stroke={colours[chakra]}
          strokeWidth="6"
        />
      ))}
    </svg>
  )
}
