import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import styles from './day-slider.module.css'

type DaySliderProps = {
  days: number
  place: number
  label: string
  /** The date and the values in words. */
  text: string
  onMove: (place: number) => void
  /** The drag has ended. */
  onCommit: () => void
}

/** Position after a key press; Home and End move to the ends. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The line of the marked day, as a slider. The whole drawing is its track: press, drag or tap anywhere. */
export function DaySlider({ days, place, label, text, onMove, onCommit }: DaySliderProps) {
  const track = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  /** Position of the line when the press began; undefined without a press. */
  const pressedAt = useRef<number>(undefined)

  const moveTo = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (box) onMove(Math.round(((clientX - box.left) / box.width) * (days - 1)))
  }
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    pressedAt.current = place
    track.current?.setPointerCapture(event.pointerId)
    handle.current?.focus({ preventScroll: true })
    // A touch may begin a scroll of the page: it moves the line only on drag or release.
    if (event.pointerType === 'mouse') moveTo(event)
  }
  const cancel = () => {
    if (pressedAt.current !== undefined) onMove(pressedAt.current)
    pressedAt.current = undefined
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(place + by)
  }
  // A long range scrolls horizontally: a key press keeps the line in view.
  useEffect(() => {
    const isByKey = document.activeElement === handle.current && pressedAt.current === undefined
    if (isByKey && place >= 0) {
      handle.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }, [place])

  return (
    <div
      ref={track}
      className={styles.track}
      onPointerDown={press}
      onPointerMove={(event) => pressedAt.current !== undefined && moveTo(event)}
      onPointerUp={(event) => {
        if (pressedAt.current === undefined) return
        pressedAt.current = undefined
        moveTo(event)
      }}
      onLostPointerCapture={onCommit}
      onPointerCancel={cancel}
    >
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        className={styles.mark}
        style={{ left: `${(100 * place) / (days - 1)}%` }}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={days - 1}
        aria-valuenow={place}
        aria-valuetext={text}
        onKeyDown={step}
        onKeyUp={(event) => event.key in steps && onCommit()}
      />
    </div>
  )
}
