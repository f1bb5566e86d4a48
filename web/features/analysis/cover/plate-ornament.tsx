import { type Charted, chartContours } from '@/features/chart/drawing/outlines'
import { CoverDrawing } from './cover-drawing'
import { plateShapes } from './plate-shapes'

const box = { width: 560, height: 660 } as const

/** A person's plate without words, the same in light and dark mode. */
export function PlateOrnament({ chart }: { chart: Charted }) {
  const shapes = plateShapes({ contours: chartContours(chart), nodes: chart.chakras }, box)
  return <CoverDrawing shapes={shapes} box={box} />
}
