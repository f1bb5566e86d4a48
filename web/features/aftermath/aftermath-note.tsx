import type { Aftermath } from '@krono/contract'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { MailLink } from '@/ui/page/mail-link'
import styles from './aftermath.module.css'

/** What became of a purchase since it was paid: in which state it is, since when, what that means, and whom to write to. */
export function AftermathNote({ aftermath }: { aftermath: Aftermath }) {
  const t = translations('aftermath')
  const { is, since, returned } = aftermath
  return (
    <section className={styles.note} data-is={is} aria-labelledby="aftermath">
      <h2 id="aftermath">{t(`${is}.title`)}</h2>
      <p>{t(`${is}.text`, { date: formatLongDateOf(since) })}</p>
      {returned && returned.amount > 0 && <p>{t('returned', { amount: formatMoney(returned) })}</p>}
      <MailLink words={t('write')} />
    </section>
  )
}
