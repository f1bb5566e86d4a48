import { cookies, draftMode } from 'next/headers'
import { openPreview, type Preview, previewCookie } from './cookie'

/**
 * How an editor looks at the page that is being made; undefined for everybody else. It takes both
 * Next's draft mode and our sealed cookie: Next's cookie alone is the same for everybody and for the
 * life of a build. Static pages stay static: without draft mode no cookie is read.
 */
export async function getPreview(): Promise<Preview | undefined> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return undefined
  const store = await cookies()
  return openPreview(store.get(previewCookie)?.value)
}
