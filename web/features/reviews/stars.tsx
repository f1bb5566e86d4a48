import { translations } from '@/base/words/translations'
import styles from './reviews.module.css'

const most = 5

/** So many stars of five, drawn and said. */
export const Stars = ({ count }: { count: number }) => (
  <span
    className={styles.stars}
    role="img"
    aria-label={translations('reviews')('ofFive', { count })}
  >
    {'★'.repeat(count)}
    {'☆'.repeat(most - count)}
  </span>
)
