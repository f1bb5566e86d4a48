import { publications } from '@/server/next-internals/publications.mjs'
import { getPreview } from '@/server/preview/get-preview'
import { requestState } from '@/server/request-state'

/** Content is read again after this time, also without a publication. */
const rememberedMs = 60_000

/** `at` is the time when reading began. */
type Read = { value: unknown; at: number }
type Holder = { kronoRemembered?: Map<string, Read> }

// Pages are bundled separately; they share one instance.
const holder: Holder = globalThis as Holder
holder.kronoRemembered ??= new Map()
const cached = holder.kronoRemembered

/**
 * Cache of parsed content: Next's data cache stores the bytes of a response, and parsing the texts of all charts takes
 * longer than rendering one. Only for pages rendered per request or cached for the day: pages on the disk would miss
 * publications, because this cache has no tags. An editor's preview is not cached.
 */
export async function remembered<T>(name: string, read: () => Promise<T>): Promise<T> {
  if (await getPreview()) return read()
  const at = Date.now()
  const last = cached.get(name)
  if (last && !publications.isAnyOutdated(last.at) && at < last.at + rememberedMs)
    return last.value as T
  const value = await read()
  if (!requestState()?.isOfOldContent) cached.set(name, { value, at })
  return value
}
