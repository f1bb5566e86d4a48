import { previewCampaignHeader, previewHeader, previewLocaleHeader } from '@krono/contract'
import { getSecrets } from '@/env'
import type { ContentTag } from '@/lib/contract/content-tags'
import { getPreview } from '@/server/preview/get-preview'

/** Published content is requested again after this time, in case a notification was lost. */
const refreshSeconds = 3600

export type Loading = Pick<RequestInit, 'cache' | 'next'> & { headers: Record<string, string> }

/** The content types of a response; a publication of one of them outdates it. */
export type ContentTags = ContentTag | readonly ContentTag[]

/**
 * Fetch options for cms content: through Next's data cache, with model names as tags; in an editor's preview without any
 * cache, and for drafts with the secret that permits them.
 */
export async function loadingOf(tags: ContentTags): Promise<Loading> {
  const preview = await getPreview()
  if (!preview) {
    const next = { tags: [tags].flat(), revalidate: refreshSeconds }
    return { next, cache: 'force-cache', headers: {} }
  }
  const asDraft: Record<string, string> = {
    [previewHeader]: getSecrets().PREVIEW_SECRET,
    [previewLocaleHeader]: preview.locale,
    ...(preview.campaign && { [previewCampaignHeader]: preview.campaign }),
  }
  return { cache: 'no-store', headers: preview.status === 'draft' ? asDraft : {} }
}
