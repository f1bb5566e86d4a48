import { chartOf } from '@krono/chart'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import { picturePalette } from '../picture/palette'

type FigurePictureProps = { height: number; date?: string | undefined }

/** Somebody's chart as the illustration of a shared link. */
export const FigurePicture = ({ height, date = exampleDate }: FigurePictureProps) => (
  <Figurine chart={chartOf(date)} palette={picturePalette} height={height} />
)
