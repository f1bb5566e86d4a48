import sharp from 'sharp'
import type { Picture } from './pictures'

/** The file of a picture: an SVG's source, or pixels in the size that the picture states. */
export async function renderPicture({ format, draw }: Picture): Promise<Buffer> {
  const source = Buffer.from(draw())
  if (format === 'svg') return source
  const pixels = sharp(source)
  return format === 'png'
    ? pixels.png({ compressionLevel: 9, palette: true }).toBuffer()
    : pixels.webp({ quality: 82, effort: 6 }).toBuffer()
}
