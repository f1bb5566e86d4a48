import type { SearchedList } from '@krono/contract'
import { askCms } from './ask-cms'
import { callerOfPage } from './caller-of-page'
import { ContentError } from './content-error'

/**
 * Which entries of a list answer to a reader's words, by their documentId: endings, accents and one slip are forgiven.
 * Undefined where the cms does not answer: what is kept of the list can still be looked through. In no cache: anybody
 * can think of a million.
 */
export async function searchList(of: SearchedList, q: string): Promise<string[] | undefined> {
  try {
    const { ids } = await askCms({
      endpoint: 'searchList',
      input: { of, q },
      caller: await callerOfPage(),
    })
    return ids
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}
