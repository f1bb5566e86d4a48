import { Mutex } from 'async-mutex'
import sharp, { type Sharp } from 'sharp'
import { type KindName, mostPixels } from './kinds'

const longestSeconds = 30

type Encoded = Extract<KindName, 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'>

// Good enough to be the source from which web makes the sizes that a page needs.
const encoders: Record<Encoded, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 90 }),
  gif: (image) => image.gif(),
  avif: (image) => image.avif({ quality: 70 }),
}

export const isEncoded = (kind: KindName): kind is Encoded => kind in encoders

// Two of the largest do not fill the memory together.
const line = new Mutex()

/**
 * A picture made anew from its pixels: what else the file held (a page behind the picture, the place where
 * it was taken) is gone, and it stands as its camera meant. An animation stays one. Throws what sharp cannot
 * read, or a picture that claims more pixels than `mostPixels`.
 */
export const makeAnew = (bytes: Buffer, kind: Encoded): Promise<Buffer> =>
  line.runExclusive(async () => {
    const settings = { limitInputPixels: mostPixels, failOn: 'error' } as const
    const { pages = 1 } = await sharp(bytes, settings).metadata()
    const image = sharp(bytes, { ...settings, animated: pages > 1 })
    // sharp turns no animation, and no camera makes one.
    const turned = pages > 1 ? image : image.autoOrient()
    return encoders[kind](turned).timeout({ seconds: longestSeconds }).toBuffer()
  })
