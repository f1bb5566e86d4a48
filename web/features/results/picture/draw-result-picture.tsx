import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { env } from '@/env'
import { getSiteSetting } from '@/server/cms/site'
import { drawableText } from '../link-preview/drawable-text'
import { pictureFonts } from '../link-preview/fonts'
import { rasterize } from './rasterize'
import { type PictureWords, ResultPicture } from './result-picture'
import { type PictureShape, pictureSizes } from './sizes'

/** Room for the drawing in each shape, in pixels. */
const figureRoom = {
  portrait: { width: 936, height: 860 },
  landscape: { width: 520, height: 560 },
} as const satisfies Record<PictureShape, { width: number; height: number }>

export type PictureContent = { words: PictureWords; figure: ReactElement }

/** A result as PNG: its words by next/og, its drawing by the code that draws the page. */
export async function drawResultPicture(
  { words, figure }: PictureContent,
  shape: PictureShape,
): Promise<Buffer> {
  const setting = await getSiteSetting()
  const room = figureRoom[shape]
  const drawing = await sharp(await rasterize(figure, room.height))
    .resize(room.width, room.height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = drawing.info
  const answer = new ImageResponse(
    <ResultPicture
      shape={shape}
      siteName={drawableText(setting.productName || env.PRODUCT_NAME)}
      title={drawableText(words.title)}
      line={drawableText(words.line)}
      note={drawableText(words.note)}
      figure={{
        src: `data:image/png;base64,${drawing.data.toString('base64')}`,
        width,
        height,
      }}
    />,
    { ...pictureSizes[shape], fonts: await pictureFonts() },
  )
  return Buffer.from(await answer.arrayBuffer())
}
