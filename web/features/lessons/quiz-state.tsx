import type { QuizSummary } from '@krono/contract'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './quiz.module.css'

/** What a learner achieved in a quiz: the needed and the best score, and the attempts. */
export function QuizState({ quiz }: { quiz: QuizSummary }) {
  const t = translations('lessons.quiz')
  const { total, needed, best, attempts, isPassed } = quiz
  return (
    <>
      <p>{t('needed', { needed, total })}</p>
      {best !== null && (
        <p>
          <strong>{t(isPassed ? 'passed' : 'notPassed')}</strong> {t('best', { best, total })}
        </p>
      )}
      {attempts.length > 0 && (
        <ol className={styles.attempts} aria-label={t('attempts')}>
          {attempts.map(({ id, number, score, total: of, submittedAt }) => (
            <li key={id}>
              <span>{t('attempt', { number })}</span>
              <span>{t('score', { score: score ?? 0, total: of })}</span>
              {submittedAt && <time dateTime={submittedAt}>{formatLongDateOf(submittedAt)}</time>}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
