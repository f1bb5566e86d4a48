import type { ChapterKey } from '@/lib/contract/chapters'
import { recordReading, sendReading } from './send-reading'

/** The end of a chapter counts as read when it is in view for this long: fast scrolling does not count. */
const checkIntervalMs = 1_000

type Look = { ends: ChapterKey[]; at: ChapterKey | undefined; top: number }

/** The chapters whose end is in the window, and the one at its middle. */
function look(chapters: readonly ChapterKey[], idOf: (key: ChapterKey) => string): Look {
  const seen: Look = { ends: [], at: undefined, top: scrollY }
  for (const key of chapters) {
    const box = document.getElementById(idOf(key))?.getBoundingClientRect()
    if (!box) continue
    // Scroll positions are whole pixels, a chapter can end at a fraction.
    if (box.bottom > 0 && Math.floor(box.bottom) <= innerHeight) seen.ends.push(key)
    if (box.top <= innerHeight / 2 && box.bottom > innerHeight / 2) seen.at = key
  }
  return seen
}

/** Records the read chapters of an analysis: once a second while the page scrolls, otherwise not at all. */
export function watchReading(
  analysis: string,
  chapters: readonly ChapterKey[],
  idOf: (key: ChapterKey) => string,
  signal: AbortSignal,
) {
  const known = new Set<ChapterKey>()
  let before: Look = { ends: [], at: undefined, top: -1 }
  let timer: ReturnType<typeof setTimeout> | undefined

  function recheck() {
    const now = look(chapters, idOf)
    const read = now.ends.filter((key) => before.ends.includes(key) && !known.has(key))
    for (const key of read) known.add(key)
    const isElsewhere = now.at !== undefined && now.at !== before.at
    if (read.length > 0 || isElsewhere) {
      recordReading(analysis, { read, ...(now.at && { at: now.at }) })
    }
    const isStill = now.top === before.top
    before = now
    timer = isStill ? undefined : setTimeout(recheck, checkIntervalMs)
  }

  const resume = () => {
    timer ??= setTimeout(recheck, checkIntervalMs)
  }
  const leave = () => document.hidden && void sendReading(analysis)
  addEventListener('scroll', resume, { passive: true, signal })
  addEventListener('online', () => void sendReading(analysis), { signal })
  document.addEventListener('visibilitychange', leave, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    void sendReading(analysis)
  })
  void sendReading(analysis, true)
  resume()
}
