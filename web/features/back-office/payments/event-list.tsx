import { formatDatedMoment, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { PaymentEvent } from '@/lib/contract/back-office/payments'
import styles from './payments.module.css'

/** The events of an order, newest first. */
export function EventList({ events }: { events: readonly PaymentEvent[] }) {
  const t = translations('admin.payments')
  return (
    <section>
      <h3>{t('events')}</h3>
      <ol className={styles.events}>
        {events.map(({ at, what, money, detail, by }) => (
          <li key={`${at} ${what} ${detail}`}>
            <time dateTime={at} className={styles.note}>
              {formatDatedMoment(at)}
            </time>
            <p>
              <strong>{t(`what.${what}`)}</strong>
              {[by, money && formatMoney(money), detail]
                .filter((part) => part)
                .map((part) => ` · ${part}`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
