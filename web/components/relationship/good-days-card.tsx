import { dayInWords } from '@/components/cycles/day-words'
import { formatReading } from '@/components/cycles/local-reading'
import { goodFrom } from '@/components/cycles/shared-days'
import { Card } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { translations } from '@/i18n/translations'
import { intl } from '@/lib/language'
import { daysAhead, goodDaysOf } from './good-days'
import styles from './relationship.module.css'

/** The good days that people share from today on, or those that come closest, and how they were found. */
export function GoodDaysCard({ births }: { births: readonly string[] }) {
  const t = translations()
  const { isGood, days } = goodDaysOf(births)
  const title = t(births.length > 2 ? 'relationship.days.titleGroup' : 'relationship.days.title')
  return (
    <Card aria-labelledby="good-days">
      <h2 id="good-days">{title}</h2>
      <p>{t(`relationship.days.${isGood ? 'lead' : 'none'}`, { days: daysAhead })}</p>
      <ul className={styles.days}>
        {days.map(({ day, score }) => (
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
