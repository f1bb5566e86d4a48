import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { namedReviews } from '@/features/reviews/named-reviews'
import { ReviewCard } from '@/features/reviews/review-card'
import type { ItemKey } from '@/lib/contract/item-keys'
import styles from './item-page.module.css'

/** Most reviews shown here; the rest are in the list of all. */
const most = 3

/** The newest reviews of an item, and the way to write one. */
export async function ItemReviews({ item, title }: { item: ItemKey; title: string }) {
  const t = translations('items')
  const reviews = (await namedReviews()).filter(({ subject }) => subject === item)
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{title}</h2>
      {reviews.length > 0 ? (
        <ul className={styles.reviews}>
          {reviews.slice(0, most).map((review) => (
            <li key={review.id}>
              <ReviewCard item={review} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('noReviews')}</p>
      )}
      <p>
        <a href={`${linkTo('reviews', reviews.length > 0 ? { about: item } : {})}#write-review`}>
          {t(reviews.length > most ? 'allReviews' : 'writeReview')}
        </a>
      </p>
    </section>
  )
}
