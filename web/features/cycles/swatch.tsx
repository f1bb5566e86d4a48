import type { CycleKey } from '@krono/chart'
import colours from './colours.module.css'

/** A sample of the cycle's line, as in the drawing. */
export function Swatch({ cycle }: { cycle: CycleKey }) {
  return (
    <svg
      viewBox="0 0 32 8"
      className={`${colours.swatch} ${colours[cycle]}`}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <path className={colours.stroke} d="M0 4H32" />
    </svg>
  )
}
