import { today } from '@/base/clock'
import { translations } from '@/base/words/translations'
import { nextGoodDays, type SharedDay } from '@/lib/contract/shared-days'
import { Card } from '@/ui/card/card'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { joinedDays, runInWords } from './joined-days'
import { formatReading } from './local-reading'
import styles from './shared-days-card.module.css'

type SharedDaysCardProps = {
  births: readonly string[]
  /** Names as in a sentence, in the same order. */
  names: readonly string[]
  heading: 'h2' | 'h3'
}

/** The next shared good days: advice, who changes on each, and the computation. */
export function SharedDaysCard({ births, names, heading: Heading }: SharedDaysCardProps) {
  const t = translations('sharedDays')
  const title = t('title')
  return (
    <Card className={styles.card} aria-labelledby="good-days">
      <Heading id="good-days">{title}</Heading>
      <p className={styles.note}>{t('lead')}</p>
      <ol className={styles.days}>
        {joinedDays(nextGoodDays(births, today()), contentOf).map((run) => {
          const [{ day, cycle, turning }] = run
          return (
            <li key={day}>
              <time dateTime={day}>{runInWords(run)}</time>
              <strong>{scoresOf(run)}</strong>
              <p className={styles.note}>
                {t(`advice.${cycle}`)}{' '}
                {turning.length > 0 && (
                  <span>{t('turning', { names: namesOf(turning, names) })}</span>
                )}
              </p>
            </li>
          )
        })}
      </ol>
      <Disclosure summary={translations()('result.computed')} about={title}>
        <p>{t('how')}</p>
        <p>{t('scoreNote')}</p>
      </Disclosure>
    </Card>
  )
}

const contentOf = ({ cycle, turning }: SharedDay) => [cycle, turning]

/** The score of a day; of several days the smallest and the largest. */
function scoresOf(run: readonly SharedDay[]) {
  const scores = run.map(({ score }) => score)
  const ends = [Math.min(...scores), Math.max(...scores)]
  return [...new Set(ends.map(formatReading))].join(' – ')
}

const namesOf = (places: readonly number[], names: readonly string[]) =>
  places.flatMap((place) => names[place] ?? []).join(', ')
