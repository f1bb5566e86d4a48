'use client'

import { type ComponentProps, lazy, type ReactNode } from 'react'
import { Island } from '@/ui/island'
import styles from './computation.module.css'
import type { ComputationBoard } from './computation-board'

const Board = lazy(() =>
  import('./computation-board').then(({ ComputationBoard: found }) => ({ default: found })),
)

type ComputationIslandProps = ComponentProps<typeof ComputationBoard> & { children: ReactNode }

/** A worked example (`children`) that becomes interactive. */
export function ComputationIsland({ children, ...board }: ComputationIslandProps) {
  return (
    <Island className={styles.island} still={children}>
      <Board {...board} />
    </Island>
  )
}
