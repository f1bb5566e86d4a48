import { ImageResponse } from 'next/og'
import { drawableText } from '../link-preview/drawable-text'
import { pictureFonts } from '../link-preview/fonts'
import { pictureText } from '../link-preview/picture-text'
import { drawStage } from './draw-stage'
import type { PictureContent } from './picture-content'
import { pngSource, rasterize } from './rasterize'
import { ResultPicture, textBoxes } from './result-picture'
import { type PictureShape, pictureSizes, stages } from './sizes'

/** In pixels; the picture shows it smaller. */
const emblemHeight = 220

/** A result as PNG: its text by next/og, its drawing by the code of the page. */
export async function drawResultPicture(
  content: PictureContent,
  shape: PictureShape,
  siteName: string,
): Promise<Buffer> {
  const { words, emblem } = content
  const boxes = textBoxes(shape, words.title)
  const answer = new ImageResponse(
    <ResultPicture
      shape={shape}
      siteName={drawableText(siteName)}
      boxes={boxes}
      title={await pictureText(words.title, boxes.title)}
      line={await pictureText(words.line, boxes.line)}
      note={drawableText(words.note)}
      stage={pngSource(await drawStage(content, stages[shape]))}
      emblem={emblem && pngSource(await rasterize(emblem, emblemHeight))}
    />,
    { ...pictureSizes[shape], fonts: await pictureFonts() },
  )
  return Buffer.from(await answer.arrayBuffer())
}
