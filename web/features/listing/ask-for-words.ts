import { askOpenly } from '@/server/cms/ask-openly'
import { ContentError } from '@/server/cms/content-error'
import { readToken } from '@/server/session/get-session'
import type { List } from './list'

/**
 * The entries of a list that answer to words, as the cms finds them; undefined where nothing is asked, or where it does not
 * answer: then the list looks for the words itself.
 */
export async function askForWords<Item>(
  { searched }: List<Item>,
  q: string,
): Promise<ReadonlySet<string> | undefined> {
  if (!searched || q === '') return undefined
  try {
    const input = { kind: searched.kind, q }
    const found = await askOpenly({ endpoint: 'searchList', input, token: await readToken() })
    return found && new Set(found.ids)
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}
