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

// Outside a list nothing shows that another page of it is on its way.
const Pending = createContext<TransitionStartFunction>(startTransition)

/** A list, which shows as one that the next view of it is on its way: narrowed, sorted, turned, with a row open. */
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

/** Within it another view of the list is asked for, and is on its way until it stands there. */
export const usePendingList = () => useContext(Pending)
