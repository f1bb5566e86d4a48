'use client'

import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useSeen } from '@/ui/use-seen'
import styles from './computation.module.css'
import type { ComputationBoard } from './computation-board'

const Board = lazy(() =>
  import('./computation-board').then(({ ComputationBoard: found }) => ({ default: found })),
)

/** A worked example (`children`) that can be played with from when it is seen on. */
export function ComputationIsland({
  children,
  ...board
}: ComponentProps<typeof ComputationBoard> & { children: ReactNode }) {
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
