import type { Block, BlockOf } from '@krono/contract'

/** A file of the media library. */
export type PlacedPicture = {
  id: number
  url: string
  width?: number | undefined
  height?: number | undefined
}

/** The name of a picture beside the text; undefined for addresses and paths that leave the folder. */
export function pictureName(url: string): string | undefined {
  const written = decoded(url)?.replace(/^\.\//, '').normalize('NFC')
  if (!written || /^[a-z][a-z+.-]*:/i.test(written) || /^[/\\]|\\/.test(written)) return undefined
  return written.split('/').some((part) => part === '..' || part === '') ? undefined : written
}

function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url)
  } catch {
    return undefined
  }
}

/** A picture that is not in the media library yet: its address is the name of its file. */
export const pictureBlock = (
  name: string,
  words: { alternativeText: string; caption: string },
): BlockOf<'image'> => ({
  type: 'image',
  image: { url: name, width: undefined, height: undefined, ...words },
  children: [{ type: 'text', text: '' }],
})

/** The names of the pictures in a text, each once. */
export const picturesIn = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'image' ? [block.image.url] : []))),
]

/** The text with its pictures as files of the media library; without those that are missing there. */
export const withPictures = (
  blocks: readonly Block[],
  files: ReadonlyMap<string, PlacedPicture>,
): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.type !== 'image') return [block]
    const file = files.get(block.image.url)
    if (!file) return []
    const { id, url, width, height } = file
    return [{ ...block, image: { ...block.image, id, url, width, height } }]
  })
