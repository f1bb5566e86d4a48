import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { dayInWords } from '@/features/cycles/day-words'
import { formatReading } from '@/features/cycles/local-reading'
import { goodFrom } from '@/features/cycles/shared-days'
import { Card } from '@/ui/card/card'
import { Disclosure } from '@/ui/disclosure/disclosure'
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
