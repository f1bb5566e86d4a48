'use client'

import { useSyncExternalStore } from 'react'
import { fill } from '@/base/text/fill'
import styles from './video-card.module.css'
import { clockOf } from './video-length'
import { readOnServer, readPosition, subscribe } from './video-positions'

type VideoMarkProps = {
  video: string
  /** `{time}` is the position. */
  words: { seen: string; goOnAt: string }
}

/** Mark of a started video: seen, or the position to continue from. The card around it is cached for all users. */
export function VideoMark({ video, words }: VideoMarkProps) {
  const position = useSyncExternalStore(subscribe, () => readPosition(video), readOnServer)
  if (!position || (position.seconds === 0 && !position.isSeen)) return null
  return (
    <p className={styles.mark}>
      {position.isSeen ? words.seen : fill(words.goOnAt, { time: clockOf(position.seconds) })}
    </p>
  )
}
