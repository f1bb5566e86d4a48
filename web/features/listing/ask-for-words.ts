import { askOpenly } from '@/server/cms/ask-openly'
import { readToken } from '@/server/session/get-session'
import type { List } from './list'

/** The entries of a list that answer to words, as the cms finds them; undefined where nothing is asked. Throws ContentError. */
export async function askForWords<Item>(
  { searched }: List<Item>,
  q: string,
): Promise<ReadonlySet<string> | undefined> {
  if (!searched || q === '') return undefined
  const input = { kind: searched.kind, q }
  const found = await askOpenly({ endpoint: 'searchList', input, token: await readToken() })
  return new Set(found?.ids)
}
