import { fairQueue } from '@krono/contract'

/**
 * Queues for work done per request (decision admission-control). A lane runs a few at once, people in turns; beyond
 * `mostAll` the person with most waiting is refused. One thread renders, so that two at once keep it busy while one of
 * them waits for the cms; more would only make all others wait longer. A hundred thousand visitors do not displace
 * members, nor pictures displace pages: each lane has turns of its own.
 */
const settings = {
  /** Pages and data for people without a session. */
  visitors: { atOnce: 2, mostEach: 32, mostAll: 32, longestWaitMs: 4000 },
  /** The same for members, who are often waited for by the cms. */
  members: { atOnce: 3, mostEach: 16, mostAll: 32, longestWaitMs: 4000 },
  /** Pictures, a tenth of a second each: a dialog shows one after the other. */
  pictures: { atOnce: 1, mostEach: 8, mostAll: 60, longestWaitMs: 8000 },
  /** PDFs and tables: a reader waits longer for a download than for a page. */
  downloads: { atOnce: 1, mostEach: 6, mostAll: 100, longestWaitMs: 30_000 },
} as const

export type Lane = keyof typeof settings

export const enqueueIn: Record<Lane, ReturnType<typeof fairQueue>> = {
  visitors: fairQueue(settings.visitors),
  members: fairQueue(settings.members),
  pictures: fairQueue(settings.pictures),
  downloads: fairQueue(settings.downloads),
}
