import type { Reading } from '@krono/contract'
import { linkToAnalysis } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { chapterId } from '@/features/analysis/document/scene'
import { readingStage } from '@/features/analysis/shelf/reading-stage'
import styles from './shelf.module.css'

type ReadingFactsProps = {
  analysis: string
  reading: Reading | null
  /** When it was delivered, ISO 8601. */
  since: string
}

/** Reading progress of an analysis, the time of the last reading, and the bookmarks. */
export function ReadingFacts({ analysis, reading, since }: ReadingFactsProps) {
  const t = translations('shelf')
  if (!reading) {
    return (
      <p className={styles.facts}>
        <span className={styles.fresh}>{t('fresh')}</span>{' '}
        {t('since', { date: formatLongDateOf(since) })}
      </p>
    )
  }
  const { read, chapters, lastReadAt } = reading
  const done = read.length
  return (
    <>
      <div className={styles.progress}>
        <progress value={done} max={chapters} aria-label={t('progressLabel')} />
        <span>
          {readingStage(reading) === 'again'
            ? t('finished')
            : t('progress', { done, all: chapters })}
        </span>
      </div>
      <p className={styles.facts}>{t('lastRead', { date: formatLongDateOf(lastReadAt) })}</p>
      <Bookmarks analysis={analysis} reading={reading} />
    </>
  )
}

function Bookmarks({ analysis, reading }: { analysis: string; reading: Reading }) {
  const chapter = translations('analysis.chapter')
  const { bookmarks } = reading
  if (bookmarks.length === 0) return null
  return (
    <div className={styles.bookmarks}>
      <span>{translations('shelf')('bookmarks')}</span>
      <ul>
        {bookmarks.map((key) => (
          <li key={key}>
            <a href={`${linkToAnalysis(analysis)}#${chapterId(key)}`}>{chapter(key)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
