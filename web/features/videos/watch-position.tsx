'use client'

import { useEffect } from 'react'
import { watchVideo } from './watch-video'

type WatchPositionProps = {
  id: string
  /** The id of its element. */
  target: string
}

/** Seeks to clicked chapters, and reports a video's position to the cms; renders nothing. */
export function WatchPosition({ id, target }: WatchPositionProps) {
  useEffect(() => {
    const element = document.getElementById(target)
    if (!(element instanceof HTMLVideoElement)) return
    const watching = new AbortController()
    watchVideo(id, element, watching.signal)
    return () => watching.abort()
  }, [id, target])
  return null
}
