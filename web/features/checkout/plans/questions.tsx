import { translations } from '@/base/words/translations'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { MailLink } from '@/ui/page/mail-link'
import styles from './plans.module.css'

const questions = ['cancel', 'change', 'data', 'refund', 'after'] as const

/** Frequent questions before a payment, in short. */
export async function Questions() {
  const t = translations('payment.questions')
  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('title')}</h2>
      {questions.map((name) => (
        <Disclosure key={name} summary={t(name)}>
          <p>{t(`${name}Text`)}</p>
        </Disclosure>
      ))}
      <MailLink words={t('write')} />
    </section>
  )
}
