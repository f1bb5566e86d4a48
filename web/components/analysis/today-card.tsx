import { TodayCurve } from '@/components/cycles/today-curve'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { linkTo } from '@/lib/links'
import styles from './analysis.module.css'

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
