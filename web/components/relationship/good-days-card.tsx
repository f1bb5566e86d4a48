import { dayInWords } from '@/components/cycles/day-words'
import { formatReading } from '@/components/cycles/local-reading'
import { bestDays, goodFrom, sharedGoodDays } from '@/components/cycles/shared-days'
import { Card } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { intl } from '@/lib/language'
import styles from './relationship.module.css'

/** How far ahead shared days are looked for. */
export const daysAhead = 30

/** The good days that people share from today on, or those that come closest, and how they were found. */
export function GoodDaysCard({ births }: { births: readonly string[] }) {
  const t = translations()
  const range = { births, from: today(), days: daysAhead }
  const good = sharedGoodDays(range)
  const title = t(births.length > 2 ? 'relationship.days.titleGroup' : 'relationship.days.title')
  return (
    <Card aria-labelledby="good-days">
      <h2 id="good-days">{title}</h2>
      <p>{t(`relationship.days.${good.length > 0 ? 'lead' : 'none'}`, { days: daysAhead })}</p>
      <ul className={styles.days}>
        {(good.length > 0 ? good : bestDays(range)).map(({ day, score }) => (
          <li key={day}>
            <time dateTime={day}>{dayInWords(day, intl)}</time>
            <strong>{formatReading(score)}</strong>
          </li>
        ))}
      </ul>
      <Disclosure summary={t('result.computed')} about={title}>
        <p>{t('relationship.days.how', { limit: goodFrom })}</p>
        <p>{t('relationship.days.scoreNote')}</p>
      </Disclosure>
    </Card>
  )
}
