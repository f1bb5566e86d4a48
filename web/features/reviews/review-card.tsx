import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { NamedReview } from './named-reviews'
import styles from './reviews.module.css'

const most = 5

/** A rating of one to five stars, with its text alternative. */
function Stars({ count }: { count: number }) {
  const t = translations('reviews')
  return (
    <span className={styles.stars} role="img" aria-label={t('ofFive', { count })}>
      {'★'.repeat(count)}
      {'☆'.repeat(most - count)}
    </span>
  )
}

/** A review, under the name that its author chose; samples are marked. */
export function ReviewCard({ item }: { item: NamedReview }) {
  const t = translations('reviews')
  const { stars, title, text, name, subjectName, isBuyer, isSample, answer, writtenAt } = item
  return (
    <article className={styles.review}>
      <div className={styles.top}>
        <Stars count={stars} />
        {isSample && <span className={styles.mark}>{t('isSample')}</span>}
        {isBuyer && <span className={styles.mark}>{t('isBuyer')}</span>}
      </div>
      {title && (
        <h2>
          <bdi>{title}</bdi>
        </h2>
      )}
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.by}>
        <bdi>{name}</bdi>
        <span>
          {subjectName && `${subjectName} · `}
          <time dateTime={writtenAt}>{formatLongDateOf(writtenAt)}</time>
        </span>
      </p>
      {answer && (
        <div className={styles.answer}>
          <h3>{t('answer')}</h3>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </article>
  )
}
