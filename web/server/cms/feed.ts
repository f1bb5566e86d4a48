import { errors, type FeedContent } from '@krono/contract'
import { askCms } from './ask-cms'
import { unlessRefused } from './content-error'

/**
 * What the calendar with this secret address is made of; undefined where there is none. `address` is whom the cms
 * counts the question for. Throws ContentError.
 */
export async function readFeed(token: string, address: string): Promise<FeedContent | undefined> {
  const asked = askCms({ endpoint: 'readFeed', input: { token }, caller: { address } })
  return unlessRefused(asked, [errors.notFound.status])
}
