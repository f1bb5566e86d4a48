import type { CacheTag } from '@/lib/contract/content-tags'
import { getPreview } from '@/server/preview/get-preview'
import { previewHeaders } from '@/server/preview/headers'

/** Published content is requested again after this time, in case a notification was lost. */
const refreshSeconds = 3600

export type Loading = Pick<RequestInit, 'cache' | 'next'> & { headers: Record<string, string> }

/** The content types of a response; a publication of one of them outdates it. */
export type ContentTags = CacheTag | readonly CacheTag[]

/**
 * Fetch options for cms content: through Next's data cache, with model names as tags; in an editor's preview without any
 * cache, and with the secret that permits drafts.
 */
export async function loadingOf(tags: ContentTags): Promise<Loading> {
  const preview = await getPreview()
  if (!preview) {
    const next = { tags: [tags].flat(), revalidate: refreshSeconds }
    return { next, cache: 'force-cache', headers: {} }
  }
  return { cache: 'no-store', headers: previewHeaders(preview) }
}
