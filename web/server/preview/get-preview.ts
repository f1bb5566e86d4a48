import { cookies, draftMode } from 'next/headers'
import { openPreview, type Preview } from './cookie'

/**
 * The editor's preview of the current request; undefined for all other users. It requires Next's draft mode and our
 * sealed cookie, because Next's cookie is the same for all users of a build. Static pages stay static: without draft
 * mode no cookie is read.
 */
export async function getPreview(): Promise<Preview | undefined> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return undefined
  const store = await cookies()
  return openPreview((name) => store.get(name)?.value)
}
