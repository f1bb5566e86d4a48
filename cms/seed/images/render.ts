import sharp from 'sharp'
import type { Picture } from './pictures'

/** The file of a picture: pixels in the size that the picture states. */
export const renderPicture = ({ draw }: Picture): Promise<Buffer> =>
  sharp(Buffer.from(draw())).webp({ quality: 82, effort: 6 }).toBuffer()
