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
const Underway = createContext<TransitionStartFunction>(startTransition)

/** A list, which shows as one that the next view of it is on its way: narrowed, sorted, turned, with a row open. */
export function UnderwayList({ children }: { children: ReactNode }) {
  const [isUnderway, start] = useTransition()
  return (
    <Underway value={start}>
      <div className={styles.whole} aria-busy={isUnderway}>
        {children}
      </div>
    </Underway>
  )
}

/** Within it another view of the list is asked for, and is on its way until it stands there. */
export const useUnderway = () => useContext(Underway)
