import { chartOf } from '@krono/chart'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import { picturePalette } from '../picture/palette'

/** Somebody's chart as the illustration of a shared link. */
export const FigurePicture = ({ height }: { height: number }) => (
  <Figurine chart={chartOf(exampleDate)} palette={picturePalette} height={height} />
)
