import { publications } from '@/server/next-internals/publications.mjs'
import { getPreview } from '@/server/preview/get-preview'
import { requestState } from '@/server/request-state'

/** Content without a publication is read again after this time, as if it had changed. */
const rememberedMs = 60_000

/** `at`: when its reading began. */
type Read = { value: unknown; at: number }
type Holder = { kronoRemembered?: Map<string, Read> }

// Pages are bundled apart, and the process is one.
const holder: Holder = globalThis as Holder
holder.kronoRemembered ??= new Map()
const known = holder.kronoRemembered

/**
 * Cache of parsed content: Next's data cache holds the bytes of an answer, and decoding and validating the texts of all
 * charts again takes longer than drawing one. Only for pages rendered per request or cached for the day: one that stays
 * on the disk would not learn of a publication. An editor's preview reads again.
 */
export async function remembered<T>(name: string, read: () => Promise<T>): Promise<T> {
  if (await getPreview()) return read()
  const at = Date.now()
  const last = known.get(name)
  if (last && last.at > publications.last && at < last.at + rememberedMs) return last.value as T
  const value = await read()
  if (!requestState()?.isOfOldContent) known.set(name, { value, at })
  return value
}
