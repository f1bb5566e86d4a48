import { translations } from '@/base/words/translations'
import styles from './reviews.module.css'

const most = 5

/** So many stars of five, drawn and said. */
export function Stars({ count }: { count: number }) {
  const t = translations('reviews')
  return (
    <span className={styles.stars} role="img" aria-label={t('ofFive', { count })}>
      {'★'.repeat(count)}
      {'☆'.repeat(most - count)}
    </span>
  )
}
