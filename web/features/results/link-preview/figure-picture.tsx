import { chartOf } from '@krono/chart'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import { picturePalette } from '../picture/palette'

/** In pixels of the picture. */
export const figureSize = { width: 90, height: 270 } as const

/** A chart as the illustration of a shared link. */
export const FigurePicture = ({ date = exampleDate }: { date?: string | undefined }) => (
  <Figurine chart={chartOf(date)} palette={picturePalette} height={figureSize.height} />
)
