'use client'

import { useEffect } from 'react'
import { watchFilm } from './watch-film'

type WatchPlaceProps = {
  film: string
  /** The id of its element. */
  video: string
}

/** Seeks to pressed chapters, and tells the cms where a film is; draws nothing. */
export function WatchPlace({ film, video }: WatchPlaceProps) {
  useEffect(() => {
    const element = document.getElementById(video)
    if (!(element instanceof HTMLVideoElement)) return
    const watching = new AbortController()
    watchFilm(film, element, watching.signal)
    return () => watching.abort()
  }, [film, video])
  return null
}
