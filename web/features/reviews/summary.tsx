import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { ReviewSummary } from '@/lib/contract/reviews'
import { Card } from '@/ui/card/card'
import styles from './reviews.module.css'

type SummaryProps = { summary: ReviewSummary; hasSamples: boolean }

/** Summary of the real reviews: mean, count and distribution of stars. Nothing without reviews. */
export function Summary({ summary: { count, mean, distribution }, hasSamples }: SummaryProps) {
  const t = translations('reviews.summary')
  return (
    <Card className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t('title')}</h2>
      {mean === null ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p className={styles.mean}>
            <strong>{t('mean', { mean: formatFigure(mean) })}</strong> {t('count', { count })}
          </p>
          <ul className={styles.bars}>
            {distribution
              .map((given, place) => ({ given, stars: place + 1 }))
              .reverse()
              .map(({ given, stars }) => (
                <li key={stars}>
                  <span aria-hidden="true">{stars} ★</span>
                  <span className={styles.bar} aria-hidden="true">
                    <span style={{ inlineSize: `${(given / count) * 100}%` }} />
                  </span>
                  <span aria-hidden="true">{given}</span>
                  <span className="visually-hidden">{t('row', { stars, count: given })}</span>
                </li>
              ))}
          </ul>
        </>
      )}
      {hasSamples && <p className={styles.samples}>{t('samples')}</p>}
    </Card>
  )
}
