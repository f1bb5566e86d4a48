'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import styles from './video.module.css'

/** If the browser does not play it (to save power, for example), the poster stays. */
const play = (video: HTMLVideoElement | null) => video?.play().catch(() => undefined)

type LoopingVideoProps = ComponentProps<'video'> & { words: { play: string; pause: string } }

/**
 * A video that plays while it is in the viewport, without native controls: the button is below it. With reduced motion
 * it shows its poster until the button is clicked.
 */
export function LoopingVideo({ words, ...rest }: LoopingVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  /** Stopped by the button: no automatic restart. */
  const isStopped = useRef(false)

  useEffect(() => {
    isStopped.current ||= matchMedia('(prefers-reduced-motion: reduce)').matches
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) video.current?.pause()
      else if (!isStopped.current) play(video.current)
    })
    if (video.current) observer.observe(video.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <video
        {...rest}
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
