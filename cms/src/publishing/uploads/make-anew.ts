import { Mutex } from 'async-mutex'
import sharp, { type Sharp } from 'sharp'
import { type KindName, mostPixels } from './kinds'

const longestSeconds = 30

type Encoded = Extract<KindName, 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'>

// High quality, as web makes the page sizes from it.
const encoders: Record<Encoded, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 90 }),
  gif: (image) => image.gif(),
  avif: (image) => image.avif({ quality: 70 }),
}

export const isEncoded = (kind: KindName): kind is Encoded => kind in encoders

// Limits memory: two of the largest must not be processed together.
const line = new Mutex()

/**
 * Encodes a picture again from its pixels: other content of the file (embedded data, location) is removed, and the EXIF
 * rotation is applied. An animation stays one. Throws if sharp cannot read it, or if it claims more pixels than
 * `mostPixels`.
 */
export const reencode = (bytes: Buffer, kind: Encoded): Promise<Buffer> =>
  line.runExclusive(async () => {
    const settings = { limitInputPixels: mostPixels, failOn: 'error' } as const
    const { pages = 1 } = await sharp(bytes, settings).metadata()
    const image = sharp(bytes, { ...settings, animated: pages > 1 })
    // sharp cannot rotate animations, and cameras make none.
    const turned = pages > 1 ? image : image.autoOrient()
    return encoders[kind](turned).timeout({ seconds: longestSeconds }).toBuffer()
  })
