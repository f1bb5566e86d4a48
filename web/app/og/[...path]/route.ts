import { drawLinkPreview } from '@/features/results/link-preview/draw-link-preview'
import { pathnameOfPicture } from '@/server/link-preview/picture-address'
import { getPreviewContent } from '@/server/link-preview/preview-content'

type Context = { params: Promise<{ path: string[] }> }

/**
 * GET /og/home, /og/description/{slug} …: the link preview image of a page, 400×300 (spec §9), as PNG. `?v=` changes with
 * the drawing code, so caches may store it. 404 for an unknown page.
 */
export async function GET(_request: Request, { params }: Context) {
  const content = await getPreviewContent(pathnameOfPicture((await params).path))
  if (!content) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await drawLinkPreview(content)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  })
}
