import styles from './tabs.module.css'

export type Tab = { href: string; label: string; isCurrent?: boolean }

/** Tabs that are links: to parts of a long page, or to related pages. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
