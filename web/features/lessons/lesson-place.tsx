'use client'

import { useEffect } from 'react'

type LessonPlaceProps = {
  userId: string
  lesson: string
  /** Id of the element around the blocks of the text. */
  target: string
  /** Index of the block where the reader was last. */
  place: number
}

/** A place nearer to the beginning needs no jump. */
const smallestJump = 3

/** Pause after scrolling before the place is sent. */
const pauseMs = 4000

const blocksOf = (target: string) => [
  ...(document.getElementById(target)?.firstElementChild?.children ?? []),
]

/** Scrolls to the block where the reader was last, and reports the first visible one; renders nothing. */
export function LessonPlace({ userId, lesson, target, place }: LessonPlaceProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page; the place changes while reading
  useEffect(() => {
    const blocks = blocksOf(target)
    const leaving = new AbortController()
    const { signal } = leaving
    let reported = place
    let timer: ReturnType<typeof setTimeout> | undefined

    if (place >= smallestJump && scrollY === 0 && !location.hash) {
      blocks[place]?.scrollIntoView({ block: 'start' })
    }

    function report() {
      clearTimeout(timer)
      const visible = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0)
      const now = visible < 0 ? blocks.length - 1 : visible
      if (now < 0 || now === reported) return
      reported = now
      void fetch(`/api/learning/lesson/${lesson}/progress`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ place: now, at: new Date().toISOString(), userId }),
      }).catch(() => {
        // Without a network the next report tells the same.
        reported = -1
      })
    }

    const scrolled = () => {
      clearTimeout(timer)
      timer = setTimeout(report, pauseMs)
    }
    addEventListener('scroll', scrolled, { passive: true, signal })
    document.addEventListener('visibilitychange', () => document.hidden && report(), { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    return () => {
      report()
      leaving.abort()
    }
  }, [userId, lesson])
  return null
}
