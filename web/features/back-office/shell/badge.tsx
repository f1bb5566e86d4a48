import styles from './badge.module.css'

/** Look of a state: fine, waiting, or wrong. Any other is over, and muted. */
const looks: Readonly<Record<string, string | undefined>> = {
  active: styles.well,
  fulfilled: styles.well,
  live: styles.well,
  open: styles.well,
  paid: styles.well,
  ready: styles.well,
  sent: styles.well,
  running: styles.well,
  sending: styles.well,
  paused: styles.waits,
  pending: styles.waits,
  review: styles.waits,
  timed: styles.waits,
  waiting: styles.waits,
  dead: styles.wrong,
  disputed: styles.wrong,
  failed: styles.wrong,
  failing: styles.wrong,
  pastDue: styles.wrong,
  withheld: styles.wrong,
}

/** A state in words on its colour. */
export const Badge = ({ state, word }: { state: string; word: string }) => (
  <span className={`${styles.badge} ${looks[state] ?? ''}`}>{word}</span>
)
