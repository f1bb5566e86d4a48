import { chartOf } from '@krono/chart'
import { type DrawingQuery, drawingSize } from '@krono/contract'
import { CyclePicture } from '@/features/blocks/cycle-picture'
import { characterRow } from '@/features/chart/characters'
import { Emblem } from '@/features/chart/drawing/emblem'
import { Figure } from '@/features/chart/drawing/figure'
import { figureRows } from '@/features/chart/reading/figure-rows'
import { drawOnCard } from '@/features/results/picture/draw-stage'
import { picturePalette } from '@/features/results/picture/palette'

/** A drawing of a text as PNG, by the same code as on a page. */
export function drawBlock(query: DrawingQuery): Promise<Buffer> {
  const { width, height } = drawingSize[query.of]
  return drawOnCard(figureOf(query), { width: 2 * width, height: 2 * height })
}

function figureOf(query: DrawingQuery) {
  if (query.of === 'emblem') {
    const { chakra, side } = characterRow(query.character)
    return <Emblem chakra={chakra} side={side} palette={picturePalette} />
  }
  if (query.of === 'cycle') return <CyclePicture birth={query.date} day={query.day} />
  return <Figure rows={figureRows(chartOf(query.date))} label="" palette={picturePalette} />
}
