import { Chakras } from './chakras'
import { CharacterCard } from './character-card'
import { Companion } from './companion'
import { FigureCard } from './figure-card'
import { KeyFacts } from './key-facts'
import { LevelsCard, TotalCard, ValuesCard } from './measure-cards'
import { Parts } from './parts'
import styles from './reading.module.css'
import type { ReadingProps } from './reading-props'
import { ContourCard, DriveCard, SidesCard } from './side-cards'
import { TodayCard } from './today-card'

/** A whole chart: the key facts, the drawing, then everything else in depth. */
export function Reading({ chart, texts, long }: ReadingProps) {
  return (
    <div className={styles.analysis}>
      <Companion />
      <KeyFacts chart={chart} texts={texts} />
      <Parts hasToday={chart.date !== ''} />
      <div className={styles.figure}>
        <FigureCard chart={chart} />
      </div>
      <div className={styles.chapters}>
        <CharacterCard chart={chart} texts={texts} />
        <Chakras chart={chart} texts={texts} long={long} />
      </div>
      <div className={styles.measures} id="measures">
        <TotalCard chart={chart} texts={texts} />
        <LevelsCard chart={chart} texts={texts} />
        <SidesCard chart={chart} texts={texts} />
        <ContourCard chart={chart} texts={texts} />
        <ValuesCard chart={chart} texts={texts} />
        <DriveCard chart={chart} texts={texts} />
      </div>
      {chart.date && <TodayCard birth={chart.date} />}
    </div>
  )
}
