'use client'

import { type ReactNode, useRef } from 'react'
import { ListLink } from '@/features/back-office/list/list-link'
import styles from './panel.module.css'
import { useCloseByEscape } from './use-close-by-escape'
import { useCover } from './use-cover'
import { usePanelFocus } from './use-panel-focus'
import { usePanelName } from './use-panel-name'
import { useWalkOn } from './use-walk-on'

type AdminPanelProps = {
  /** Id of the open row. */
  row: string
  /** Name of the list, and of the panel while nothing in it has a heading. */
  title: string
  closeHref: string
  word: string
  children: ReactNode
}

/**
 * The panel beside a list: a column of a wide window, a full page of a small one. Escape returns to its row, arrow keys
 * open the next one.
 */
export function AdminPanel({ row, title, closeHref, word, children }: AdminPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const name = usePanelName(panel, title)
  useCloseByEscape(closeHref)
  useWalkOn(panel, row)
  // The order matters: an inert element cannot be focused.
  useCover(panel)
  usePanelFocus(panel, row)
  return (
    <aside ref={panel} className={styles.panel} tabIndex={-1} aria-label={name}>
      <ListLink href={closeHref} scroll={false} className={styles.close} aria-label={word}>
        ✕
      </ListLink>
      {children}
    </aside>
  )
}
