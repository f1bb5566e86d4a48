import { fairQueue } from '@krono/contract'
import { countLane, type LaneCounts } from './count-lane'

/**
 * Queues for work done per request (decision admission-control). Each lane runs a few requests concurrently and serves
 * callers in turns; beyond `mostAll` a request of the caller with the most waiting requests is refused. There is one
 * render thread: two concurrent requests keep it busy while one waits for the cms, more would only slow all down.
 * Lanes are independent, so visitors do not displace members, and pictures do not displace pages.
 */
const settings = {
  /** Pages and data for people without a session. */
  visitors: { atOnce: 2, mostEach: 32, mostAll: 32, longestWaitMs: 4000 },
  /** The same for members, whose pages often wait for the cms. */
  members: { atOnce: 3, mostEach: 16, mostAll: 32, longestWaitMs: 4000 },
  /** Pictures, a tenth of a second each; a dialog requests them one after the other. */
  pictures: { atOnce: 1, mostEach: 8, mostAll: 60, longestWaitMs: 8000 },
  /** PDFs and CSV files: readers accept a longer wait than for a page. */
  downloads: { atOnce: 1, mostEach: 6, mostAll: 100, longestWaitMs: 30_000 },
} as const

export type Lane = keyof typeof settings

const lanes = {
  visitors: countLane(fairQueue(settings.visitors)),
  members: countLane(fairQueue(settings.members)),
  pictures: countLane(fairQueue(settings.pictures)),
  downloads: countLane(fairQueue(settings.downloads)),
} as const satisfies Record<Lane, unknown>

export const enqueueIn: Record<Lane, ReturnType<typeof fairQueue>> = {
  visitors: lanes.visitors.enqueue,
  members: lanes.members.enqueue,
  pictures: lanes.pictures.enqueue,
  downloads: lanes.downloads.enqueue,
}

/** For the metrics. */
export const laneCounts: Readonly<Record<Lane, LaneCounts>> = {
  visitors: lanes.visitors.counts,
  members: lanes.members.counts,
  pictures: lanes.pictures.counts,
  downloads: lanes.downloads.counts,
}
