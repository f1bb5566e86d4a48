import { translations } from '@/base/words/translations'
import type { Film } from '@/server/cms/films'
import styles from './film-card.module.css'
import { clockOf, durationOf } from './film-length'

/** How long a film is, what it is about, and for whom if not for everybody. */
export function FilmFacts({ film: { seconds, category, forWhom } }: { film: Film }) {
  const t = translations('films')
  return (
    <p className={styles.facts}>
      {seconds ? (
        <time dateTime={durationOf(seconds)}>{t('length', { length: clockOf(seconds) })}</time>
      ) : null}
      {category && <span>{category}</span>}
      {forWhom === 'payingMember' && <strong>{t('forWhom.payingMember')}</strong>}
    </p>
  )
}
