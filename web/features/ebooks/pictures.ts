import type { EbookDocument } from '@krono/contract'
import sharp from 'sharp'
import type { BookPicture } from './pdf/book-context'

/** Reads a file of the media library by its path; undefined if it is not there. */
export type ReadPicture = (path: string) => Promise<Uint8Array | undefined>

/** Pixels: sharp on paper, and small enough for a phone. */
const widest = 1400

/** The pictures of a book as JPEG, by path; one that cannot be read is left out. */
export async function picturesOf(
  { chapters }: EbookDocument,
  read: ReadPicture,
): Promise<Map<string, BookPicture>> {
  const paths = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'image' ? [block.image.url] : [])),
  )
  const pictures = new Map<string, BookPicture>()
  for (const path of new Set(paths)) {
    const bytes = await read(path)
    const picture = bytes && (await pictureOf(bytes).catch(() => undefined))
    if (picture) pictures.set(path, picture)
  }
  return pictures
}

async function pictureOf(bytes: Uint8Array): Promise<BookPicture> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: widest, withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
