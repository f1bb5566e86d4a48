import { outsideRequest } from '@/server/request-state'
import { askedOf } from './asked-content'
import { requestCms } from './request-cms'

/**
 * Repeats earlier content requests for these types after a publication. Otherwise pages would request the content when
 * they are next rendered; if the cms is down by then, unpublished content would come from the cache again. Requests
 * without a response are repeated by the pages.
 */
export async function askAgain(tags: readonly string[]): Promise<void> {
  for (const request of askedOf(tags)) {
    const response = await outsideRequest(() => requestCms(request)).catch(() => undefined)
    if (!response) return
    // Next caches a response only after its body was read.
    await response.arrayBuffer()
  }
}
