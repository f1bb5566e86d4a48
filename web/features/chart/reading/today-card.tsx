import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { TodayCurve } from '@/features/cycles/today-curve'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import styles from './reading.module.css'

/** The three classical cycles around this day, with the way to the energy-cycle calculator. */
export function TodayCard({ birth }: { birth: string }) {
  const t = translations('result')
  return (
    <Card className={styles.today} aria-labelledby="today">
      <h2 id="today">{t('today')}</h2>
      <TodayCurve birth={birth} day={today()} />
      <ButtonLink look="quiet" href={linkTo('biorhythm', { birth })}>
        {t('todayLink')}
      </ButtonLink>
    </Card>
  )
}
