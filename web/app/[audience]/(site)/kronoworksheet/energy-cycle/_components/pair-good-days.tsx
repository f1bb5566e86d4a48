import { today } from '@/base/clock'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { dayInWords } from '@/features/cycles/day-words'
import { formatReading } from '@/features/cycles/local-reading'
import { defaultRangeLength as days } from '@/features/cycles/range'
import { bestDays, sharedGoodDays } from '@/features/cycles/shared-days'
import { Card } from '@/ui/card/card'
import styles from './pair-days.module.css'

/** The days ahead that are good for both, or those that come nearest to it. */
export function PairGoodDays({ births }: { births: readonly string[] }) {
  const t = translations('energyCycle.together')
  const range = { births, from: today(), days }
  const good = sharedGoodDays(range)
  return (
    <Card className={styles.card} aria-labelledby="pair-good">
      <h3 id="pair-good">{t('sharedTitle')}</h3>
      <p className={styles.lead}>{good.length > 0 ? t('sharedLead') : t('sharedNone')}</p>
      <ol className={styles.days}>
        {(good.length > 0 ? good : bestDays(range)).map(({ day, score }) => (
          <li key={day}>
            <time dateTime={day}>{dayInWords(day, intl)}</time>
            <strong>{formatReading(score)}</strong>
          </li>
        ))}
      </ol>
    </Card>
  )
}
