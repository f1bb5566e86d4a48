import styles from './blocks.module.css'

/** A value from 0 to 100 as a bar; the number itself is beside it. */
export function Bar({ value, chakra }: { value: number; chakra?: string | undefined }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ width: `${value}%`, ...(chakra && { background: `var(--${chakra})` }) }} />
    </span>
  )
}
