import { type Charted, chartContours } from '@/features/chart/drawing/outlines'
import { CoverDrawing } from './cover-drawing'
import { plateShapes } from './plate-shapes'

const box = { width: 560, height: 660 } as const

/** Somebody's plate without words, by day and in the dark alike. */
export function PlateOrnament({ chart }: { chart: Charted }) {
  const shapes = plateShapes({ contours: chartContours(chart), nodes: chart.chakras }, box)
  return <CoverDrawing shapes={shapes} box={box} />
}
