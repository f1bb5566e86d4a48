'use client'

import { type ComponentProps, lazy, type ReactNode } from 'react'
import { Island } from '@/ui/island'
import styles from './wave.module.css'
import type { WaveBoard } from './wave-board'

const Board = lazy(() =>
  import('./wave-board').then(({ WaveBoard: found }) => ({ default: found })),
)

type WaveIslandProps = ComponentProps<typeof WaveBoard> & { children: ReactNode }

/** A static wave (`children`) that becomes interactive. */
export function WaveIsland({ children, ...board }: WaveIslandProps) {
  return (
    <Island className={styles.island} still={children}>
      <Board {...board} />
    </Island>
  )
}
