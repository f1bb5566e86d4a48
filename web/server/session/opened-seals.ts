import type { Session } from './session-schema'

/** The content of a seal does not change; the cms checks for each page whether its session is still valid. */
const rememberedMs = 60_000
const mostSeals = 1000

type Opened = { session: Session; until: number }
type Holder = { kronoSeals?: Map<string, Opened> }

// The proxy, pages and what stands before them are bundled apart, and the process is one.
const holder: Holder = globalThis as Holder
holder.kronoSeals ??= new Map()
const seals = holder.kronoSeals

/** The session of a cookie that was opened a moment ago: opening one takes as long as sending a page from the cache. */
export function openedSeal(cookie: string | undefined): Session | undefined {
  const opened = cookie ? seals.get(cookie) : undefined
  return opened && opened.until > Date.now() ? opened.session : undefined
}

export function rememberSeal(cookie: string, session: Session) {
  seals.delete(cookie)
  seals.set(cookie, { session, until: Date.now() + rememberedMs })
  const [oldest] = seals.keys()
  if (seals.size > mostSeals && oldest !== undefined) seals.delete(oldest)
}
