import type { Session } from './session-schema'

/** The content of a seal does not change. The cms checks for each private page whether the session is still valid. */
const rememberedMs = 60_000
const maxSeals = 1000

type Opened = { session: Session; until: number }
type Holder = { kronoSeals?: Map<string, Opened> }

// The proxy, pages and the code that runs before them are bundled separately; they share one instance.
const holder: Holder = globalThis as Holder
holder.kronoSeals ??= new Map()
const seals = holder.kronoSeals

/** The session of a recently opened cookie. Unsealing takes as long as sending a cached page. */
export function openedSeal(cookie: string | undefined): Session | undefined {
  const opened = cookie ? seals.get(cookie) : undefined
  return opened && opened.until > Date.now() ? opened.session : undefined
}

export function rememberSeal(cookie: string, session: Session) {
  seals.delete(cookie)
  seals.set(cookie, { session, until: Date.now() + rememberedMs })
  const [oldest] = seals.keys()
  if (seals.size > maxSeals && oldest !== undefined) seals.delete(oldest)
}
