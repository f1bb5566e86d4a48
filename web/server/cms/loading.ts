import { previewCampaignHeader, previewHeader, previewLocaleHeader } from '@krono/contract'
import { getSecrets } from '@/env'
import type { ContentTag } from '@/lib/contract/content-tags'
import { getPreview } from '@/server/preview/get-preview'

/** Content that was published is asked for again at the latest after this, even if no word of it came. */
const refreshSeconds = 3600

export type Loading = Pick<RequestInit, 'cache' | 'next'> & { headers: Record<string, string> }

/** Of which types an answer tells: whatever is published of them makes it old. */
export type ContentTags = ContentTag | readonly ContentTag[]

/**
 * How an answer of the cms is loaded: for everybody through Next's data cache, with the names of models as
 * its tags; for an editor's preview past every cache, and with the secret that opens drafts.
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
