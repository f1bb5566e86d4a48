import type { Block, Language } from '@krono/contract'
import { isPictureName, type PictureName, pictures } from './images/pictures'

const unplaced = 'seed:'

/** Placeholder for a picture of the seed in a text: its file is known after the upload. */
export const unplacedPicture = (name: PictureName, caption: string): Block => ({
  type: 'image',
  image: {
    ...{ url: `${unplaced}${name}`, width: undefined, height: undefined },
    ...{ alternativeText: '', caption },
  },
  children: [{ type: 'text', text: '' }],
})

/** Names of the pictures with a placeholder in a text. */
export const picturesIn = (text: readonly Block[]): PictureName[] =>
  text.flatMap((block) => {
    const url = block.type === 'image' ? block.image.url : ''
    const name = url.slice(unplaced.length)
    return url.startsWith(unplaced) && isPictureName(name) ? [name] : []
  })

export type PlacedFile = { id: number; url: string; width: number; height: number }

/** Replaces the placeholders of a text by files; omits pictures that an editor deleted from the media library. */
export function placePictures(
  text: readonly Block[],
  language: Language,
  files: Readonly<Partial<Record<string, PlacedFile>>>,
): Block[] {
  return text.flatMap((block): Block[] => {
    if (block.type !== 'image' || !block.image.url.startsWith(unplaced)) return [block]
    const name = block.image.url.slice(unplaced.length)
    const [file, picture] = [files[name], pictures.find((one) => one.name === name)]
    if (!file || !picture) return []
    const alternativeText = picture.alternativeText[language]
    return [{ ...block, image: { ...block.image, ...file, alternativeText } }]
  })
}
