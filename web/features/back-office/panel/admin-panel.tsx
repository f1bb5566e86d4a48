'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import styles from './panel.module.css'

type AdminPanelProps = { closeHref: string; word: string; children: ReactNode }

/** What is open beside a list: a column of a wide window, a page of a small one. Escape leads back to the list. */
export function AdminPanel({ closeHref, word, children }: AdminPanelProps) {
  const router = useRouter()
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector('dialog[open], :popover-open') !== null
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return
      router.push(closeHref, { scroll: false })
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [router, closeHref])
  return (
    <aside className={styles.panel}>
      <Link
        prefetch={false}
        href={closeHref}
        scroll={false}
        className={styles.close}
        aria-label={word}
      >
        ✕
      </Link>
      {children}
    </aside>
  )
}
