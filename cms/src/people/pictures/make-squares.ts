import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../platform/lib/app-error'
import { kindOf, mostPixels } from '../../publishing/uploads/kinds'
import type { Squares } from './person-pictures'
import { type PictureSize, pictureSizes } from './sizes'

const accepted = ['jpeg', 'png', 'webp'] as const

/** The kind of a picture by its first bytes, not by the sender's type. Other kinds are never decoded. */
function pictureKind(bytes: Buffer) {
  const kind = kindOf(bytes)
  return accepted.find((name) => name === kind)
}

const longestSeconds = 20

/**
 * Square sizes of a picture, encoded from its pixels: rotated by EXIF, cropped to the centre, without metadata, only
 * the first frame of an animation. Throws invalidPicture.
 */
export async function makeSquares(bytes: Buffer): Promise<Squares> {
  const kind = pictureKind(bytes)
  if (!kind) throw new AppError('invalidPicture')
  try {
    return await encode(bytes)
  } catch {
    // sharp's reason is not disclosed to the sender.
    throw new AppError('invalidPicture')
  }
}

async function encode(bytes: Buffer): Promise<Squares> {
  const [largest, ...others] = pictureSizes
  // Decoded once; the smaller sizes are made from the largest.
  const pixels = await square(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }), {
    size: largest,
  })
    .timeout({ seconds: longestSeconds })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const squares = new Map<PictureSize, Buffer>()
  for (const size of [largest, ...others]) {
    squares.set(size, await square(sharp(pixels), { size }).webp({ quality: 82 }).toBuffer())
  }
  return squares
}

const square = (image: Sharp, { size }: { size: PictureSize }) =>
  image.autoOrient().toColourspace('srgb').resize(size, size, { fit: 'cover' })
