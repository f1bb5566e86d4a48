'use client'

import {
  createContext,
  type ReactNode,
  startTransition,
  type TransitionStartFunction,
  useContext,
  useTransition,
} from 'react'
import styles from './list.module.css'

// Outside a list no pending state is shown.
const Pending = createContext<TransitionStartFunction>(startTransition)

/** A list that shows a pending state while its next view loads: filtered, sorted, paged, or with an open row. */
export function PendingList({ children }: { children: ReactNode }) {
  const [isPending, start] = useTransition()
  return (
    <Pending value={start}>
      <div className={styles.whole} aria-busy={isPending}>
        {children}
      </div>
    </Pending>
  )
}

/** Starts a transition to another view of the list, pending until it is rendered. */
export const usePendingList = () => useContext(Pending)
