import { translations } from '@/base/words/translations'
import styles from './referrals.module.css'

const rules = ['howFriend', 'howCount', 'howHeld', 'howRefund', 'howPrivate'] as const

/** The rules in words. */
export function HowItWorks() {
  const t = translations('referrals')
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how">{t('how')}</h2>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  )
}
