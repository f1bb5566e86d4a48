import { useEffect, useRef, useState } from 'react'

/** Typical widths in pixels. */
const widths = { phone: 375, dark: 375, desktop: 700 } as const

export type Screen = keyof typeof widths

const height = 640

type Props = { html: string; screen: Screen; title: string }

/**
 * An e-mail in an iframe as wide as the target screen, scaled down if there is less room. Scripts and links are
 * disabled.
 */
export function EmailFrame({ html, screen, title }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const [roomWidth, setRoomWidth] = useState<number>(widths.phone)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoomWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, roomWidth / widths[screen])
  return (
    <div ref={room} style={{ width: '100%', height, overflow: 'hidden' }}>
      <iframe
        title={title}
        sandbox=""
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        style={{
          display: 'block',
          width: widths[screen],
          height: height / scale,
          border: 0,
          borderRadius: 4,
          marginInline: scale < 1 ? 0 : 'auto',
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  )
}
