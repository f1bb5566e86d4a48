import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { env } from '@/env'
import { getSiteSetting } from '@/server/cms/site'
import { pictureSize, pictureVersion } from '@/server/link-preview/picture-address'
import type { SharedContent } from '@/server/link-preview/shared-page'
import { drawableText } from './drawable-text'
import { pictureFonts } from './fonts'
import { SharePicture } from './link-preview'

/** Pictures kept in memory, oldest out first; each weighs some 20 kB. */
const keptPictures = 200
const kept = new Map<string, Buffer>()

/** The picture of a shared page as PNG: the editor's own, cropped to spec §9, or one of its words. */
export async function drawSharePicture(content: SharedContent): Promise<Buffer> {
  const setting = await getSiteSetting()
  const version = pictureVersion(content, setting.tagline)
  const found = kept.get(version)
  if (found) return found
  const cover = content.seo?.coverImage && (await cropCover(content.seo.coverImage.url))
  const drawn = cover ?? (await drawWords(content, setting.productName, setting.tagline))
  const [oldest] = kept.keys()
  if (kept.size >= keptPictures && oldest) kept.delete(oldest)
  kept.set(version, drawn)
  return drawn
}

async function drawWords(content: SharedContent, productName: string, tagline: string) {
  const { title, summary, seo } = content
  const answer = new ImageResponse(
    <SharePicture
      title={drawableText(seo?.title || title)}
      line={drawableText(seo?.description || summary || tagline)}
      siteName={drawableText(productName || env.PRODUCT_NAME)}
    />,
    { ...pictureSize, fonts: await pictureFonts() },
  )
  return Buffer.from(await answer.arrayBuffer())
}

/** Undefined when the file is away or is no picture: words are better than nothing. */
async function cropCover(url: string): Promise<Buffer | undefined> {
  if (!url.startsWith('/uploads/')) return undefined
  const answer = await fetch(`${env.CMS_URL}${url}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const { width, height } = pictureSize
  return sharp(await answer.arrayBuffer())
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()
    .catch(() => undefined)
}
