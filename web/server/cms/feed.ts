import { errors, type FeedContent } from '@krono/contract'
import { askCms } from './ask-cms'
import { unlessRefused } from './content-error'

/**
 * Content of the calendar with this secret address; undefined if there is none. The cms counts the request for the
 * rate limit of `address`. Throws ContentError.
 */
export async function readFeed(token: string, address: string): Promise<FeedContent | undefined> {
  const feed = askCms({ endpoint: 'readFeed', input: { token }, caller: { address } })
  return unlessRefused(feed, [errors.notFound.status])
}
