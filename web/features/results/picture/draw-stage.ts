import type { ReactElement } from 'react'
import sharp from 'sharp'
import { lightPalette as colours } from '@/lib/contract/palette'
import type { PictureContent } from './picture-content'
import { rasterize } from './rasterize'
import type { Room } from './sizes'

const padding = 28

/** The drawing of a picture as PNG: the plate up to the edges, a figure in the middle of a card. */
export const drawStage = ({ plate, figure }: PictureContent, room: Room): Promise<Buffer> =>
  plate ? rasterize(plate(room), room.height) : drawOnCard(figure, room)

/** A figure as PNG, in the middle of a card. */
export async function drawOnCard(figure: ReactElement, room: Room): Promise<Buffer> {
  const drawn = await rasterize(figure, room.height)
  const inside = { width: room.width - 2 * padding, height: room.height - 2 * padding }
  return sharp(drawn)
    .resize({ ...inside, fit: 'contain', background: colours.card })
    .flatten({ background: colours.card })
    .extend({
      top: padding,
      bottom: padding,
      left: padding,
      right: padding,
      background: colours.card,
    })
    .png()
    .toBuffer()
}
