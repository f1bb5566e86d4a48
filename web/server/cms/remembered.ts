import { getPreview } from '@/server/preview/get-preview'

/** Content that nobody said was new is looked at again after this, as if it were. */
const rememberedMs = 60_000

type Read = { value: unknown; until: number }
type Holder = { kronoRemembered?: Map<string, Read> }

// Pages and what hears of publications are bundled apart, and the process is one.
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
  const last = known.get(name)
  if (last && last.until > Date.now()) return last.value as T
  const value = await read()
  known.set(name, { value, until: Date.now() + rememberedMs })
  return value
}

/** Something was published. */
export const forgetRemembered = () => known.clear()
