import { publications } from '@/server/next-internals/publications.mjs'
import { getPreview } from '@/server/preview/get-preview'
import { requestState } from '@/server/request-state'

/** Content that nobody said was new is looked at again after this, as if it were. */
const rememberedMs = 60_000

/** `at`: when its reading began. */
type Read = { value: unknown; at: number }
type Holder = { kronoRemembered?: Map<string, Read> }

// Pages are bundled apart, and the process is one.
const holder: Holder = globalThis as Holder
holder.kronoRemembered ??= new Map()
const known = holder.kronoRemembered

/**
 * What was read and understood a moment ago: Next's data cache keeps the bytes of an answer, and to decode and judge the
 * texts of all charts anew takes longer than to draw one. For pages made for a request or kept for the day alone: one
 * that stays on the disk would not learn of a publication (decision 142). An editor's preview reads anew.
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
