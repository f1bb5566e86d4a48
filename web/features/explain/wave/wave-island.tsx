'use client'

import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useSeen } from '@/ui/use-seen'
import styles from './wave.module.css'
import type { WaveBoard } from './wave-board'

const Board = lazy(() =>
  import('./wave-board').then(({ WaveBoard: found }) => ({ default: found })),
)

/** A still drawing (`children`) that can be moved from when it is seen on. */
export function WaveIsland({
  children,
  ...board
}: ComponentProps<typeof WaveBoard> & { children: ReactNode }) {
  const { ref, isSeen } = useSeen<HTMLDivElement>()
  return (
    <div ref={ref} className={styles.island}>
      {isSeen ? (
        <Suspense fallback={children}>
          <Board {...board} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
