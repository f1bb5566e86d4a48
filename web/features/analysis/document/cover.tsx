import type { AnalysisDocument } from '@krono/contract'
import { Figurine } from '@/features/chart/drawing/figurine'
import { distinctNames } from '@/features/relationship/people'
import { Mark } from '@/ui/page/mark'
import styles from './cover.module.css'
import { isCalledByNames, titleOf } from './document-title'
import { documentWords } from './document-words'
import { chakrasOfPerson } from './scene'

/** Maximum number of figures on a cover. */
const mostFigures = 3

/** From this length on a title has smaller letters. */
const longTitle = 34

/** The cover of an analysis: its people, with their own drawings. */
export function Cover({ document }: { document: AnalysisDocument }) {
  const words = documentWords(document.language)
  const { people, kind, madeOn } = document
  const title = titleOf(document)
  const names = distinctNames(people)
  const dates = people.flatMap(({ date }) => (date ? [words.date(date)] : []))
  return (
    <header className={styles.cover} data-ground="night" lang={words.lang}>
      <div className={styles.figures}>
        {names.slice(0, mostFigures).map((name, person) => (
          <Figurine key={name} chart={chakrasOfPerson(document, person)} />
        ))}
      </div>
      <p className={styles.kind}>
        <Mark size={26} />
        {words.kind(kind)}
      </p>
      <h1 className={title.length > longTitle ? styles.long : undefined}>
        <bdi>{title}</bdi>
      </h1>
      <div className={styles.facts}>
        {isCalledByNames(document) ? (
          dates.length > 0 && <p>{dates.join(' · ')}</p>
        ) : (
          <p className={styles.names}>{words.list(names)}</p>
        )}
        <p>{words.t('analysis.madeOn', { date: words.longDate(madeOn) })}</p>
      </div>
    </header>
  )
}
