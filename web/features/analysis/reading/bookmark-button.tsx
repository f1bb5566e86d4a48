'use client'

import { useEffect, useState } from 'react'
import type { ChapterKey } from '@/lib/contract/chapters'
import { useHydrated } from '@/ui/form/use-hydrated'
import styles from './bookmark.module.css'
import { recordReading, sendReading, unsentReading } from './send-reading'

type BookmarkButtonProps = {
  analysis: string
  chapter: ChapterKey
  isSet: boolean
  /** Name of the button, including the chapter. */
  label: string
}

/** A bookmark at a chapter. It is set immediately, and sent to the cms as soon as the cms is reachable. */
export function BookmarkButton({ analysis, chapter, isSet, label }: BookmarkButtonProps) {
  const [isOn, setOn] = useState(isSet)
  const isReady = useHydrated()

  useEffect(() => {
    const own = unsentReading(analysis).bookmarks.find((mark) => mark.chapter === chapter)
    if (own) setOn(own.isSet)
  }, [analysis, chapter])

  function press() {
    setOn(!isOn)
    recordReading(analysis, { bookmarks: [{ chapter, isSet: !isOn }] })
    void sendReading(analysis)
  }

  return (
    <button
      type="button"
      className={`${styles.bookmark} no-print`}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      disabled={!isReady}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M6.5 3.5h11v17L12 16.2 6.5 20.5Z" />
      </svg>
    </button>
  )
}
