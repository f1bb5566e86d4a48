import sharp, { type Sharp } from 'sharp'
import { AppError } from '../lib/app-error'
import { mostPixels } from '../uploads/kinds'
import type { Squares } from './person-pictures'
import { pictureKind } from './picture-kind'
import { type PictureSize, pictureSizes } from './sizes'

const longestSeconds = 20

/**
 * Squares of a picture, made anew from its pixels: turned as its camera meant, cut around the middle,
 * nothing of its metadata, of an animation the first frame. Throws invalidPicture.
 */
export async function makeSquares(bytes: Buffer): Promise<Squares> {
  const kind = pictureKind(bytes)
  if (!kind) throw new AppError('invalidPicture')
  try {
    return await encode(bytes)
  } catch {
    // sharp says what it could not read; to the sender it is one and the same.
    throw new AppError('invalidPicture')
  }
}

async function encode(bytes: Buffer): Promise<Squares> {
  const [largest, ...others] = pictureSizes
  // Decoded once; the smaller ones come from the largest.
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
