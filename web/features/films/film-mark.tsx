'use client'

import { useSyncExternalStore } from 'react'
import { fill } from '@/base/text/fill'
import styles from './film-card.module.css'
import { clockOf } from './film-length'
import { readOnServer, readPlace, subscribe } from './film-places'

type FilmMarkProps = {
  film: string
  /** `{time}` is where one goes on. */
  words: { seen: string; goOnAt: string }
}

/** Of a film that its reader began: seen, or where it goes on. The card around it is everybody's. */
export function FilmMark({ film, words }: FilmMarkProps) {
  const place = useSyncExternalStore(subscribe, () => readPlace(film), readOnServer)
  if (!place || (place.seconds === 0 && !place.isSeen)) return null
  return (
    <p className={styles.mark}>
      {place.isSeen ? words.seen : fill(words.goOnAt, { time: clockOf(place.seconds) })}
    </p>
  )
}
