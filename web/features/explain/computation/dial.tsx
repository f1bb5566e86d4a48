import { type ChakraKey, phaseOf } from '@krono/chart'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { fill } from '@/base/text/fill'
import { dateInWords } from '@/features/cycles/day-words'
import { box, circle, daysTo, onCircle, phaseAt } from './circle'
import styles from './computation.module.css'
import type { ComputationWords } from './computation-words'
import { Stage } from './stage'

type DialProps = {
  date: string
  chakra: ChakraKey
  words: ComputationWords
  /** Turns by days, forward or back. */
  onTurn: (days: number) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
}

/** The circle as a dial: drag its hand, press a point on it, or use the arrow keys, one day per step. */
export function Dial({ date, chakra, words, onTurn }: DialProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const { phase, period } = phaseOf(chakra, date)

  const turnTo = ({ clientX, clientY }: PointerEvent) => {
    const frame = drawing.current?.getBoundingClientRect()
    if (!frame) return
    const unit = box.width / frame.width
    const place = { x: (clientX - frame.left) * unit, y: (clientY - frame.top) * unit }
    onTurn(daysTo(phase, phaseAt(place, period), period))
  }
  const step = (event: KeyboardEvent) => {
    const days = steps[event.key]
    if (days === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onTurn(days)
  }
  return (
    <div className={styles.stage}>
      <Stage ref={drawing} date={date} chakra={chakra} />
      {/* A press without a drag: a touch may begin a scroll of the page. */}
      <div
        className={styles.face}
        style={placed(circle, circle.radius + 14)}
        onPointerUp={(event) => {
          turnTo(event)
          handle.current?.focus({ preventScroll: true })
        }}
      />
      <div
        ref={handle}
        className={styles.handle}
        style={placed(onCircle(phase / period), 26)}
        role="slider"
        tabIndex={0}
        aria-label={fill(words.dial, { chakra: words.names[chakra] ?? '' })}
        aria-valuemin={0}
        aria-valuemax={period - 1}
        aria-valuenow={phase}
        aria-valuetext={fill(words.place, {
          date: dateInWords(date, words.intl),
          phase,
          length: period,
        })}
        onPointerDown={(event) => {
          if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) turnTo(event)
        }}
        onKeyDown={step}
      />
    </div>
  )
}

/** A square around a point of the picture. */
const placed = ({ x, y }: { x: number; y: number }, half: number) => ({
  left: `${(100 * (x - half)) / box.width}%`,
  top: `${(100 * (y - half)) / box.height}%`,
  width: `${(200 * half) / box.width}%`,
})
