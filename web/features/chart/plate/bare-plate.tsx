import { plate } from '../drawing/geometry'
import type { Charted } from '../drawing/outlines'
import styles from './plate.module.css'
import { PlateDrawing } from './plate-drawing'

export type PlateProps = { chart: Charted; label: string }

/** The plate without words, for a container that sets its height (`className`). */
export function BarePlate({ chart, label, className }: PlateProps & { className?: string }) {
  return (
    <div className={`${styles.plate} ${className ?? ''}`}>
      <PlatePicture chart={chart} label={label} />
    </div>
  )
}

/** For screen readers it is one image with a sentence (`label`). */
export function PlatePicture({ chart, label }: PlateProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${plate.width} ${plate.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <PlateDrawing chart={chart} />
    </svg>
  )
}
