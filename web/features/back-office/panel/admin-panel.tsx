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
  /** Id of the row that is open. */
  row: string
  /** Of the list: what the panel is called as long as nothing in it has a heading. */
  title: string
  closeHref: string
  word: string
  children: ReactNode
}

/** What is open beside a list: a column of a wide window, a page of a small one. Escape leads back to its row, arrows to the next one. */
export function AdminPanel({ row, title, closeHref, word, children }: AdminPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const name = usePanelName(panel, title)
  useCloseByEscape(closeHref)
  useWalkOn(panel, row)
  // In this order: what is covered cannot be given the focus.
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
