import styles from './blocks.module.css'

/** A figure from 0 to 100 as a length; the figure itself stands beside it. */
export function Bar({ value, chakra }: { value: number; chakra?: string | undefined }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ width: `${value}%`, ...(chakra && { background: `var(--${chakra})` }) }} />
    </span>
  )
}
