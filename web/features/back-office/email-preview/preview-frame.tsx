'use client'

import { useEffect, useRef, useState } from 'react'
import styles from './email-preview.module.css'

/** Typical widths in pixels. */
const widths = { phone: 375, dark: 375, desktop: 700 } as const

const height = 620

type PreviewFrameProps = { html: string; screen: keyof typeof widths; title: string }

/**
 * An e-mail in a frame as wide as that screen, scaled down where there is less room. Nothing in it runs, and its links
 * lead nowhere.
 */
export function PreviewFrame({ html, screen, title }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const [roomWidth, setRoomWidth] = useState<number>(widths.phone)
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoomWidth(entry.contentRect.width)
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, roomWidth / widths[screen])
  return (
    <div ref={room} className={styles.frame} style={{ height }}>
      <iframe
        title={title}
        sandbox=""
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        style={{ width: widths[screen], height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
