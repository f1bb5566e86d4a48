import { askOpenly } from '@/server/cms/ask-openly'
import { readToken } from '@/server/session/get-session'
import type { List } from './list'

/** Ids of a list's entries that match a search, found by the cms; undefined without a search. Throws ContentError. */
export async function askForWords<Item>(
  { searched }: List<Item>,
  q: string,
): Promise<ReadonlySet<string> | undefined> {
  if (!searched || q === '') return undefined
  const input = { kind: searched.kind, q }
  const found = await askOpenly({ endpoint: 'searchList', input, token: await readToken() })
  return new Set(found?.ids)
}
