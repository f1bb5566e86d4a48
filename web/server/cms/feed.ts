import { errors, type FeedContent } from '@krono/contract'
import { askCms } from './ask-cms'
import { unlessRefused } from './content-error'

/**
 * Content of the calendar with this secret address; undefined where there is none. The cms counts the question for
 * `address`. Throws ContentError.
 */
export async function readFeed(token: string, address: string): Promise<FeedContent | undefined> {
  const asked = askCms({ endpoint: 'readFeed', input: { token }, caller: { address } })
  return unlessRefused(asked, [errors.notFound.status])
}
