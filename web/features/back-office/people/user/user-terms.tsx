import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { IfMay } from '@/features/back-office/rights/if-may'
import type { AdminUser } from '@/lib/contract/back-office/person'
import { actionWords } from '../actions/action-words'
import { EndTerm } from '../actions/end-term'
import styles from './user.module.css'

/** The terms of a user's premium, newest first; terms without a payment can be ended here. */
export function UserTerms({ user: { id, terms } }: { user: Pick<AdminUser, 'id' | 'terms'> }) {
  const t = translations('admin.people.terms')
  const words = actionWords()
  return (
    <section className={styles.part}>
      <h2>{t('title')}</h2>
      {terms.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
      <ul className={styles.terms}>
        {terms.map(({ id: term, source, state, start, end, canEnd }) => (
          <li key={term} className={styles.term}>
            <span>{t(`source.${source}`)}</span>
            <span>
              {start && end
                ? t('span', { a: formatLongDateOf(start), b: formatLongDateOf(end) })
                : state !== 'active' && t(state)}
            </span>
            {canEnd && (
              <IfMay call="endTerm">
                <EndTerm id={id} term={term} words={words} />
              </IfMay>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
