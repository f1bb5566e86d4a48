import { errors, type VideoToWatch } from '@krono/contract'
import { language } from '@/base/text/language'
import { askCms } from '@/server/cms/ask-cms'
import { callerOfPage } from '@/server/cms/caller-of-page'
import { ContentError } from '@/server/cms/content-error'
import { getPreview } from '@/server/preview/get-preview'
import { readToken } from '@/server/session/get-session'

/** Data of a video; `premiumRequired` if the caller may not watch it; undefined if there is none. Throws ContentError. */
export async function askToWatch(
  id: string,
): Promise<VideoToWatch | 'premiumRequired' | undefined> {
  const endpoint = 'watchVideo'
  const input = { language }
  // An editor in a preview is not a member of the site.
  const answer = (await getPreview())
    ? askCms({ endpoint, id, input, tag: 'film' })
    : askCms({ endpoint, id, input, caller: await callerOfPage(await readToken()) })
  return answer.catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error
    if (error.status === errors.premiumRequired.status) return 'premiumRequired' as const
    if (error.status === errors.notFound.status) return undefined
    throw error
  })
}
