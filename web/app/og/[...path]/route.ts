import { linkPreview } from '@/features/results/link-preview/draw-link-preview'
import { answerFile, etagOf } from '@/server/api/answer-file'
import { pathnameOfPicture } from '@/server/link-preview/picture-address'
import { getPreviewContent } from '@/server/link-preview/preview-content'

type Context = { params: Promise<{ path: string[] }> }

const type = { 'content-type': 'image/png' }

/**
 * GET /og/home, /og/description/{slug} …: the link preview image of a page, 400×300 (spec §9), as PNG. `?v=` changes with
 * its content, so caches may store it. 404 for an unknown page.
 */
export async function GET(request: Request, { params }: Context) {
  const content = await getPreviewContent(pathnameOfPicture((await params).path))
  if (!content) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const { version, size, draw } = await linkPreview(content)
  return answerFile(request, {
    etag: etagOf(version),
    size,
    headers: { ...type, 'cache-control': 'public, max-age=604800' },
    make: async () => {
      const { picture, isTemporary } = await draw()
      if (!isTemporary) return picture
      const headers = { ...type, 'cache-control': 'no-store' }
      return new Response(new Uint8Array(picture), { headers })
    },
  })
}
