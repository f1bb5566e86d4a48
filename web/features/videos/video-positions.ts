import { callApi } from '@/client/api-client'
import { whenKnown } from '@/client/session/presence'
import type { Calls } from '@/lib/contract/calls'

type VideoPosition = Calls['videoPositions']['answer']['videos'][number]

/** If the list of positions fails, videos are shown without them and without an error. */
const silent = { unavailable: '', failed: '' }

const none: ReadonlyMap<string, VideoPosition> = new Map()
let positions = none
const listeners = new Set<() => void>()

/** The signed-in user's position in a video, if known. */
export const readPosition = (video: string) => positions.get(video)

/** Pages are cached per audience: the server knows no position. */
export const readOnServer = () => undefined

/** Requested once for all cards of a page, and again on the next page, for example after watching a video. */
export function subscribe(listener: () => void) {
  if (listeners.size === 0) void ask()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

async function ask() {
  await whenKnown()
  const answer = await callApi('videoPositions', {}, silent)
  if (!answer.ok) return
  positions = new Map(answer.data.videos.map((position) => [position.video, position]))
  for (const notify of listeners) notify()
}
