import sharp from 'sharp'
import type { Picture } from './pictures'

/** Renders a picture to a file, in its own size. */
export const renderPicture = ({ draw }: Picture): Promise<Buffer> =>
  sharp(Buffer.from(draw())).webp({ quality: 82, effort: 6 }).toBuffer()
