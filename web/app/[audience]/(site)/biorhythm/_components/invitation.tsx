import { classicalCycles } from '@/components/cycles/cycle-list'
import type { CycleQuery } from '@/components/cycles/query'
import { Swatch } from '@/components/cycles/swatch'
import { TodayCurve } from '@/components/cycles/today-curve'
import { periodOf } from '@/components/cycles/turns'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { exampleDate } from '@/lib/example'
import { formatDate } from '@/lib/format'
import styles from './biorhythm.module.css'
import { CycleForm } from './cycle-form'

/** The page before it has a birth date, or with one that is none: the form, and what will come. */
export function Invitation({ query }: { query: CycleQuery }) {
  const t = translations('biorhythm')
  const cycle = translations('cycle')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.invitation}>
        <Card>
          <CycleForm query={query} />
        </Card>
        <Card className={styles.example} aria-labelledby="example">
          <h2 id="example">{t('exampleTitle')}</h2>
          <TodayCurve birth={exampleDate} day={today()} />
          <p className={styles.note}>
            {t('exampleNote', { birth: formatDate(exampleDate), day: formatDate(today()) })}
          </p>
        </Card>
        <section className={styles.what} aria-labelledby="what">
          <h2 id="what">{t('whatTitle')}</h2>
          <dl className={styles.about}>
            {classicalCycles.map((key) => (
              <div key={key}>
                <dt>
                  <Swatch cycle={key} />
                  <span>{cycle(key)}</span> <small>{t('period', { days: periodOf(key) })}</small>
                </dt>
                <dd>{t(`about.${key}`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('aboutMore')}</p>
          <p>{t('aboutCritical')}</p>
        </section>
      </div>
      <Notice>{t('notice')}</Notice>
    </div>
  )
}
