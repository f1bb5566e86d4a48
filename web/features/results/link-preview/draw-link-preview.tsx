import { chartOf } from '@krono/chart'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { env } from '@/env'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import { fetchUpload, isUpload } from '@/server/cms/fetch-upload'
import { getSiteSetting } from '@/server/cms/site'
import type { PreviewContent } from '@/server/link-preview/content'
import { coverOf, pictureSize, pictureVersion } from '@/server/link-preview/picture-address'
import { picturePalette } from '../picture/palette'
import { pngSource, rasterize } from '../picture/rasterize'
import { drawableText } from './drawable-text'
import { pictureFonts } from './fonts'
import { LinkPreview, textBoxes } from './link-preview'
import { pictureText } from './picture-text'

/** In pixels of the picture. */
const figureSize = { width: 90, height: 270 } as const

/** A chart as the illustration of a shared link. */
const FigurePicture = ({ date = exampleDate }: { date?: string | undefined }) => (
  <Figurine chart={chartOf(date)} palette={picturePalette} height={figureSize.height} />
)

/** Maximum number of pictures cached in memory, oldest removed first; about 20 kB each. */
const cachedPictures = 200
const cached = new Map<string, Buffer>()

/**
 * The preview picture of a shared page before drawing: its version, its size in bytes if it is cached, and a function that
 * draws it as PNG: the editors' picture of the page or the site, cropped to spec §9; otherwise one with its text. It is
 * `isTemporary` when the editors' picture could not be loaded now.
 */
export async function linkPreview(content: PreviewContent) {
  const setting = await getSiteSetting()
  const version = pictureVersion(content, setting)
  const found = cached.get(version)
  const draw = async (): Promise<{ picture: Buffer; isTemporary: boolean }> => {
    if (found) return { picture: found, isTemporary: false }
    const cover = coverOf(content, setting)
    const cropped = cover && (await cropCover(cover.url))
    const isDrawn = Buffer.isBuffer(cropped)
    const { productName, tagline } = setting
    const picture = isDrawn ? cropped : await drawWords(content, productName, tagline)
    const isTemporary = cropped === 'away'
    if (!isTemporary) store(version, picture)
    return { picture, isTemporary }
  }
  return { version, size: found?.byteLength, draw }
}

function store(version: string, picture: Buffer) {
  const [oldest] = cached.keys()
  if (cached.size >= cachedPictures && oldest) cached.delete(oldest)
  cached.set(version, picture)
}

async function drawWords(content: PreviewContent, productName: string, tagline: string) {
  const { title, summary, seo, date } = content
  // next/og does not render components inside an SVG.
  const drawing = await rasterize(<FigurePicture date={date} />, figureSize.height * 2)
  const heading = seo?.title || title
  const boxes = textBoxes(heading)
  const answer = new ImageResponse(
    <LinkPreview
      boxes={boxes}
      title={await pictureText(heading, boxes.title)}
      line={await pictureText(seo?.description || summary || tagline, boxes.line)}
      siteName={drawableText(productName || env.PRODUCT_NAME)}
      figure={{ src: pngSource(drawing), ...figureSize }}
    />,
    { ...pictureSize, fonts: await pictureFonts() },
  )
  return Buffer.from(await answer.arrayBuffer())
}

/** Undefined when the file is missing or not a picture, `away` when the cms did not send it. */
async function cropCover(url: string): Promise<Buffer | 'away' | undefined> {
  if (!isUpload(url)) return undefined
  const answer = await fetchUpload(url, { timeoutMs: 4200 })
  if (!answer || answer.status >= 500) return 'away'
  if (!answer.ok) return undefined
  const { width, height } = pictureSize
  return sharp(await answer.arrayBuffer())
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()
    .catch(() => undefined)
}
