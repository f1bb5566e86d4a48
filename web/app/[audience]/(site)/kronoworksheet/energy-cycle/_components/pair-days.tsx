import type { CycleKey } from '@krono/chart'
import { dayInWords } from '@/components/cycles/day-words'
import { formatReading } from '@/components/cycles/local-reading'
import type { SharedDay } from '@/components/cycles/shared-days'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { intl } from '@/lib/language'
import type { PairTurn } from './pair-cycles'
import styles from './pair-days.module.css'

type PairDaysProps = {
  name: string
  good: readonly SharedDay[]
  /** The nearest to good, when no day is. */
  best: readonly SharedDay[]
  turns: readonly PairTurn[]
}

/** The days ahead that are good for both, and those on which somebody's cycle changes. */
export function PairDays({ name, good, best, turns }: PairDaysProps) {
  const t = translations('energyCycle.together')
  const cycle = translations('cycle')
  const listed = (keys: readonly CycleKey[]) => keys.map((key) => cycle(key)).join(', ')
  return (
    <Card className={styles.card}>
      <h3>{t('sharedTitle')}</h3>
      <p className={styles.lead}>{good.length > 0 ? t('sharedLead') : t('sharedNone')}</p>
      <ol className={styles.days}>
        {[...good, ...best].map(({ day, score }) => (
          <li key={day}>
            <time dateTime={day}>{dayInWords(day, intl)}</time>
            <strong>{formatReading(score)}</strong>
          </li>
        ))}
      </ol>
      <h3>{t('criticalTitle')}</h3>
      <p className={styles.lead}>{t('criticalLead')}</p>
      <ol className={styles.days}>
        {turns.map(({ day, own, other }) => (
          <li key={day}>
            <time dateTime={day}>{dayInWords(day, intl)}</time>
            <span>
              {own.length > 0 && (
                <span>
                  {t('you')}: {listed(own)}
                </span>
              )}
              {other.length > 0 && (
                <span>
                  <bdi>{name}</bdi>: {listed(other)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
