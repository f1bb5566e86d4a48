import type { OwnReferrals, Product } from '@krono/contract'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './referrals.module.css'
import { rewardText } from './reward-text'

type ResultsProps = { own: OwnReferrals; products: readonly Product[] }

/** How many friends registered and count, and what comes next. */
export function Results({ own, products }: ResultsProps) {
  const { registered, confirmed, next, paid, isOn } = own
  const t = translations('referrals')
  const counts = [
    [registered, t('registered', { count: registered })],
    [confirmed, t('confirmed', { count: confirmed })],
  ] as const
  return (
    <section id="results" className={styles.results} aria-label={t('counts')}>
      <ul className={styles.counts}>
        {counts.map(([count, text]) => (
          <li key={text}>
            <strong>{formatCount(count)}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
      {isOn && (
        <p className={styles.next}>
          {next
            ? t('next', {
                count: next.friends - confirmed,
                what: rewardText(next.reward, products),
              })
            : t('allReached')}
        </p>
      )}
      {isOn && paid && <p>{t('paid', { what: rewardText(paid, products) })}</p>}
    </section>
  )
}
