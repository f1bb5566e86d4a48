import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { TodayCurve } from '@/features/cycles/today-curve'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { Tabs } from '@/ui/tabs/tabs'
import { Chakras } from './chakras'
import { CharacterCard } from './character-card'
import { Companion } from './companion'
import { FactsTable } from './facts-table'
import { FigureCard } from './figure-card'
import { KeyFacts } from './key-facts'
import { LevelsCard, TotalCard, ValuesCard } from './measure-cards'
import styles from './reading.module.css'
import type { ReadingProps } from './reading-props'
import { ContourCard, DriveCard, SidesCard } from './side-cards'

/** The three classical cycles around today, with a link to the energy-cycle calculator. */
function TodayCard({ birth }: { birth: string }) {
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

/** Links to the parts of a chart, which is long on a phone. */
function Parts({ hasToday }: { hasToday: boolean }) {
  const t = translations('result')
  const tabs = [
    { href: '#figure', label: t('partFigure') },
    { href: '#chakras', label: t('partChakras') },
    { href: '#measures', label: t('partMeasures') },
    ...(hasToday ? [{ href: '#today', label: t('partToday') }] : []),
  ]
  return (
    <div className={styles.parts}>
      <Tabs label={t('parts')} tabs={tabs} />
    </div>
  )
}

/** A whole chart: the key facts, the drawing, then all details. */
export function Reading({ chart, texts, long, withSteps }: ReadingProps) {
  const all = { chart, texts, withSteps }
  return (
    <div className={styles.analysis}>
      <Companion />
      <KeyFacts chart={chart} texts={texts} />
      <Parts hasToday={chart.date !== ''} />
      <div className={styles.figure}>
        <FigureCard chart={chart} />
      </div>
      <div className={styles.chapters}>
        <CharacterCard {...all} />
        <Chakras {...all} long={long} />
      </div>
      <Card className={`${styles.row} no-print`}>
        <FactsTable chart={chart} />
      </Card>
      <div className={styles.measures} id="measures">
        <TotalCard {...all} />
        <LevelsCard {...all} />
        <SidesCard {...all} />
        <ContourCard {...all} />
        <ValuesCard {...all} />
        <DriveCard {...all} />
      </div>
      {chart.date && <TodayCard birth={chart.date} />}
    </div>
  )
}
