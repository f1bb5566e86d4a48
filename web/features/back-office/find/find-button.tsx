'use client'

import pill from '@/features/back-office/shell/pill.module.css'
import styles from './find.module.css'
import { useOpenFind } from './find-host'

/** The button that opens the search of everything. */
export function FindButton({ words }: { words: Record<'open' | 'keys', string> }) {
  const open = useOpenFind()
  return (
    <button
      type="button"
      className={`${pill.pill} ${styles.open}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      <span>{words.open}</span> <kbd aria-hidden>{words.keys}</kbd>
    </button>
  )
}
