import { dateOf, dayNumberOf } from '@krono/chart'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { formatFullDate } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import type { FeltDay } from '@/lib/contract/felt-days'
import { feltDaysBack } from '@/lib/contract/felt-scales'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import styles from './felt-card.module.css'
import { FeltForm } from './felt-form'
import { feltFormPath } from './felt-form-path'
import { FeltRows } from './felt-rows'
import { feltWords } from './felt-words'

type FeltCardProps = {
  userId: string
  days: readonly FeltDay[]
  /** The open day that is filled in. */
  day: string
  /** Message after a form without JavaScript. */
  said: string | undefined
}

const shortDay = new Intl.DateTimeFormat(intl, { weekday: 'short', timeZone: 'UTC' })
const numberOf = (day: string) => String(Number(day.slice(-2)))

/** The ratings of a day, and links to the other open days. */
export function FeltCard({ userId, days, day, said }: FeltCardProps) {
  const t = translations('kronobiology.felt')
  const isToday = day === today()
  const felt = days.find((one) => one.day === day)
  return (
    <Card className={styles.card} aria-labelledby="felt">
      <div>
        <h2 id="felt">{isToday ? t('now') : t('then')}</h2>
        <p className={styles.day}>
          <time dateTime={day}>{formatFullDate(day)}</time>
        </p>
      </div>
      <nav aria-label={t('days')}>
        <ol className={styles.days}>
          {openDays().map((one) => {
            const isFilled = days.some((felt) => felt.day === one)
            return (
              <li key={one}>
                <a
                  href={linkTo('kronobiology', one === today() ? {} : { day: one })}
                  aria-current={one === day ? 'date' : undefined}
                >
                  <span className="visually-hidden">
                    {`${formatFullDate(one)}, ${isFilled ? t('filled') : t('empty')}`}
                  </span>
                  <span aria-hidden="true">{shortDay.format(new Date(one))}</span>
                  <strong aria-hidden="true">{numberOf(one)}</strong>
                  <i data-filled={isFilled} aria-hidden="true" />
                </a>
              </li>
            )
          })}
        </ol>
      </nav>
      {said && (
        <p role="status" className={styles.said}>
          {said}
        </p>
      )}
      <p className={styles.lead}>{t('lead')}</p>
      <FeltForm
        key={day}
        action={feltFormPath}
        day={day}
        today={today()}
        timeZone={env.TIME_ZONE}
        userId={userId}
        felt={felt}
        words={wordsOf('kronobiology.felt', ['kept', 'waiting', 'signedOut', 'nothing'])}
        submit={
          <Button type="submit" look="quiet">
            {t('submit')}
          </Button>
        }
      >
        <FeltRows day={day} userId={userId} felt={felt} words={feltWords()} />
      </FeltForm>
    </Card>
  )
}

/** Today and the days that can be filled in later, oldest first. */
function openDays(): string[] {
  const last = dayNumberOf(today())
  return Array.from({ length: feltDaysBack + 1 }, (_, place) => dateOf(last - feltDaysBack + place))
}

/** The day of an address, if it is open; else today. */
export const openDay = (text: string) => openDays().find((day) => day === text) ?? today()
