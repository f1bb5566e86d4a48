'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { RailCount } from './rail-counts'
import styles from './shell.module.css'

type Item = { href: string; text: string; count: RailCount | undefined }
type RailProps = {
  brand: string
  groups: readonly { title: string; items: readonly Item[] }[]
  words: Record<'menu' | 'open' | 'close' | 'site', string>
}

const railId = 'admin-rail'

/** Navigation of the back office. Under 1000 px it is a sheet: a native popover, which handles Escape. */
export function Rail({ brand, groups, words }: RailProps) {
  // The server renders it for the internal path, which begins with the audience.
  const isReady = useHydrated()
  const here = usePathname()
  const pathname = isReady ? here : undefined
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => sheet.current?.matches(':popover-open') && sheet.current.hidePopover()
  return (
    <nav className={styles.rail} aria-label={words.menu}>
      <div className={styles.top}>
        <Link prefetch={false} href="/admin" className={styles.brand}>
          {brand}
        </Link>
        <button
          type="button"
          className={styles.open}
          popoverTarget={railId}
          aria-label={words.open}
        />
      </div>
      <div id={railId} ref={sheet} popover="auto" className={styles.sheet}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={railId}
          popoverTargetAction="hide"
          aria-label={words.close}
        />
        {groups.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ href, text, count }) => (
                <li key={href}>
                  <Link
                    prefetch={false}
                    href={href}
                    aria-current={href === pathname ? 'page' : undefined}
                    onClick={close}
                  >
                    <span>{text}</span>
                    {count && (
                      <span className={count.isUrgent ? styles.urgent : styles.count}>
                        {count.text}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <a href="/" className={styles.site}>
          {words.site}
        </a>
      </div>
    </nav>
  )
}
