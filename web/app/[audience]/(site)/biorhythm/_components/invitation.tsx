import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { exampleDate } from '@/features/chart/example'
import type { CycleQuery } from '@/features/cycles/query'
import { Swatch } from '@/features/cycles/swatch'
import { TodayCurve } from '@/features/cycles/today-curve'
import { periodOf } from '@/features/cycles/turns'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { Card } from '@/ui/card/card'
import { Notice } from '@/ui/notice/notice'
import { PageHead } from '@/ui/page/page-head'
import { PageData } from '@/ui/structured-data/structured-data'
import styles from './biorhythm.module.css'
import { CycleForm } from './cycle-form'

/** The page without a valid birth date: the form, and a description of the result. */
export function Invitation({ query }: { query: CycleQuery }) {
  const t = translations('biorhythm')
  const cycle = translations('cycle')
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={t('metaTitle')} path={linkTo('biorhythm')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.invitation}>
        <Card>
          <CycleForm query={query} />
        </Card>
        <Card className={styles.example} aria-labelledby="example">
          <h2 id="example">{t('exampleTitle')}</h2>
          <TodayCurve birth={exampleDate} day={today()} />
          <p className={styles.note}>
            {t('exampleNote', { birth: formatLongDate(exampleDate), day: formatLongDate(today()) })}
          </p>
        </Card>
        <section className={styles.what} aria-labelledby="what">
          <h2 id="what">{t('whatTitle')}</h2>
          <dl className={styles.about}>
            {classicalCycles.map((key) => (
              <div key={key}>
                <dt>
                  <Swatch cycle={key} />
                  <span>{cycle(key)}</span>{' '}
                  <small className={styles.period}>{t('period', { days: periodOf(key) })}</small>
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
