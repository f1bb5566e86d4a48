import { translations } from '@/base/words/translations'
import type { Video } from '@/server/cms/videos'
import styles from './video-card.module.css'
import { clockOf, durationOf } from './video-length'

/** Length and category of a video, and the required plan if there is one. */
export function VideoFacts({ video: { seconds, category, forWhom } }: { video: Video }) {
  const t = translations('videos')
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
