import { Card } from '@/ui/card/card'
import { Chakras } from './chakras'
import { CharacterCard } from './character-card'
import { Companion } from './companion'
import { FactsTable } from './facts-table'
import { FigureCard } from './figure-card'
import { KeyFacts } from './key-facts'
import { LevelsCard, TotalCard, ValuesCard } from './measure-cards'
import { Parts } from './parts'
import styles from './reading.module.css'
import type { ReadingProps } from './reading-props'
import { ContourCard, DriveCard, SidesCard } from './side-cards'
import { TodayCard } from './today-card'

/** A whole chart: the key facts, the drawing, then everything else in depth. */
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
