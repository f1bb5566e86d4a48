import { today } from '@/base/clock'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { dayInWords } from './day-words'
import { formatReading } from './local-reading'
import { nextGoodDays } from './shared-days'
import styles from './shared-days-card.module.css'

type SharedDaysCardProps = {
  births: readonly string[]
  /** As they are called in a sentence, in the same order. */
  names: readonly string[]
  heading: 'h2' | 'h3'
}

/** The next good days that people share, what each is good for, who changes on it, and how they were found. */
export function SharedDaysCard({ births, names, heading: Heading }: SharedDaysCardProps) {
  const t = translations('sharedDays')
  const title = t('title')
  return (
    <Card className={styles.card} aria-labelledby="good-days">
      <Heading id="good-days">{title}</Heading>
      <p className={styles.note}>{t('lead')}</p>
      <ol className={styles.days}>
        {nextGoodDays(births, today()).map(({ day, score, cycle, turning }) => (
          <li key={day}>
            <time dateTime={day}>{dayInWords(day, intl)}</time>
            <strong>{formatReading(score)}</strong>
            <p className={styles.note}>
              {t(`advice.${cycle}`)}{' '}
              {turning.length > 0 && t('turning', { names: namesOf(turning, names) })}
            </p>
          </li>
        ))}
      </ol>
      <Disclosure summary={translations()('result.computed')} about={title}>
        <p>{t('how')}</p>
        <p>{t('scoreNote')}</p>
      </Disclosure>
    </Card>
  )
}

const namesOf = (places: readonly number[], names: readonly string[]) =>
  places.flatMap((place) => names[place] ?? []).join(', ')
