'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import styles from './film.module.css'

/** A browser that may not play it (it saves power, say) leaves the poster. */
const play = (video: HTMLVideoElement | null) => video?.play().catch(() => undefined)

type LoopingFilmProps = ComponentProps<'video'> & { words: { play: string; pause: string } }

/**
 * A film that plays while it is in sight, without controls over its picture: the button stands below it. For whoever
 * wants no motion it stays its poster until they press the button.
 */
export function LoopingFilm({ words, ...film }: LoopingFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  /** Somebody has stopped it: it does not begin again by itself. */
  const isStopped = useRef(false)

  useEffect(() => {
    isStopped.current ||= matchMedia('(prefers-reduced-motion: reduce)').matches
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) video.current?.pause()
      else if (!isStopped.current) play(video.current)
    })
    if (video.current) sight.observe(video.current)
    return () => sight.disconnect()
  }, [])

  return (
    <>
      <video
        {...film}
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          isStopped.current = isPlaying
          if (isPlaying) video.current?.pause()
          else play(video.current)
        }}
      >
        {isPlaying ? words.pause : words.play}
      </button>
    </>
  )
}
