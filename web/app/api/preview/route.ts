import { redirect } from 'next/navigation'
import { errorResponse } from '@/server/api/answers'
import { readPreviewLink } from '@/server/preview/link'
import { startPreview } from '@/server/preview/mode'

/**
 * GET from Strapi's preview button: enables drafts in this browser and redirects to the page. The path is on this site: it
 * is signed, and begins with a single slash. 403 for an invalid signature or an expired link.
 */
export async function GET(request: Request) {
  const link = readPreviewLink(new URL(request.url).searchParams)
  if (!link) return errorResponse('forbidden')
  const { path, audience, locale, status, campaign } = link
  await startPreview({ audience, locale, status, campaign })
  redirect(path)
}
