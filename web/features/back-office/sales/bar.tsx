import styles from './drawing.module.css'

/** Length relative to the longest bar; the figure is before it. */
export function Bar({ part, whole, isSunny }: { part: number; whole: number; isSunny?: true }) {
  const width = whole > 0 ? Math.max(0, Math.min(1, part / whole)) * 100 : 0
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className={isSunny ? `${styles.bar} ${styles.sunny}` : styles.bar}
      aria-hidden="true"
    >
      <rect width="100" height="8" rx="2" />
      <rect width={Math.round(width * 10) / 10} height="8" rx="2" className={styles.full} />
    </svg>
  )
}
