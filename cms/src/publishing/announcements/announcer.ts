/** Payload for web: content of this model changed in this locale. */
export type Announcement = { model: string; locale: string; slug?: string | undefined }

type Options = {
  /** Sends one announcement; rejects if web did not accept it. */
  send: (announcement: Announcement, signal: AbortSignal) => Promise<void>
  /** Called once for a change that is late; it is sent again until it is accepted. */
  onLate: (announcement: Announcement, cause: unknown) => void
  /** Changes within this time are merged into one announcement. */
  debounceMs?: number
  /** Pauses between the attempts; the last one is repeated. */
  retryMs?: readonly [number, ...number[]]
}

type Pending = { announcement: Announcement; timer: NodeJS.Timeout | undefined }

const lastWordMs = 1000
const pausesOfWeb = [200, 1000, 5000, 30_000, 120_000] as const

/**
 * Notifies web of publications outside of the editor's request: changes of one model and locale are debounced, retried
 * with growing pauses until they are accepted, and a newer change replaces a pending one; so there are never more than
 * models and locales. Timers do not keep the process alive.
 */
export function createAnnouncer({ send, onLate, debounceMs = 50, retryMs = pausesOfWeb }: Options) {
  const pending = new Map<string, Pending>()
  const stopping = new AbortController()

  const wait = (entry: Pending, ms: number, then: () => void) => {
    entry.timer = setTimeout(then, ms).unref()
  }

  async function deliver(key: string, entry: Pending, attempt = 0) {
    entry.timer = undefined
    try {
      await send(entry.announcement, stopping.signal)
    } catch (cause) {
      // Superseded or stopped meanwhile: the newer one covers both.
      if (pending.get(key) !== entry || stopping.signal.aborted) return
      const pause = retryMs[attempt] ?? retryMs.at(-1) ?? retryMs[0]
      if (attempt === retryMs.length - 1) onLate(entry.announcement, cause)
      return wait(entry, pause, () => deliver(key, entry, attempt + 1))
    }
    if (pending.get(key) === entry) pending.delete(key)
  }

  return {
    /** Queues a change; returns at once. */
    announce(announcement: Announcement) {
      const key = `${announcement.model} ${announcement.locale}`
      const before = pending.get(key)
      clearTimeout(before?.timer)
      const isSameEntry = !before || before.announcement.slug === announcement.slug
      const slug = isSameEntry ? announcement.slug : undefined
      const entry: Pending = { announcement: { ...announcement, slug }, timer: undefined }
      pending.set(key, entry)
      wait(entry, debounceMs, () => deliver(key, entry))
    },
    /** Sends what is pending once and ends; takes a second at most. */
    async stop() {
      const entries = [...pending.values()]
      pending.clear()
      for (const entry of entries) clearTimeout(entry.timer)
      const signal = AbortSignal.timeout(lastWordMs)
      await Promise.allSettled(entries.map((entry) => send(entry.announcement, signal)))
      stopping.abort()
    },
  }
}

export type Announcer = ReturnType<typeof createAnnouncer>
